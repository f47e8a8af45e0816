"""What somebody might type who wants to break a page, a mail or a spreadsheet, or to fool a reader (P17)."""

PAYLOADS = [
    # elements and attributes
    "<img src=x onerror=hit()>",
    "</script><script>hit()</script>",
    '"><svg onload=hit()>',
    "' onmouseover='hit()",
    "<iframe srcdoc='<script>hit()'>",
    "<b onclick=hit()>bold</b>",
    "</title><script>hit()</script>",
    "<!-- <style>*{display:none}",
    "&lt;script&gt;hit()&lt;/script&gt;",
    "<a href=//evil.example>click",
    "`<math><mi xlink:href=x>`",
    # addresses
    "javascript:hit()",
    "[x](javascript:hit())",
    "data:text/html,<script>",
    "https://evil.example/?@here",
    "@everyone <@123>",
    # templates and formats
    "{{constructor.constructor('hit()')()}}",
    "${hit()}",
    "{ $name }",
    "{ -brand } {{ 7*7 }}",
    "%s%n%d %(name)s {0}",
    "__proto__",
    # spreadsheets, databases, headers, shells
    '=HYPERLINK("http://evil.example")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "+1-1",
    "'; DROP TABLE seats; --",
    "a\r\nBcc: all@example.org",
    "$(reboot) `reboot` ../../etc",
    # what turns text around, or cannot be seen
    "\u202eevil\u202c",
    "\u2066\u2067left\u2069",
    "a\u200bb\u200cc\u200dd\ufeffe",
    "Zalgo\u0301\u0302\u0303\u0304\u0305\u0306",
    "👨\u200d👩\u200d👧\u200d👦",
    "tab\there\nand\r\nthere",
    "\u0000null\u0001",
    "\u2028line\u2029separator",
    "\U000e0041\U000e0042tag",
    # length, and nothing
    "x" * 10_000,
    "W" * 24 + "🏴" * 40,
    " \u3000 ",
    "",
]
"""Whatever stands in them that runs calls `hit`."""
