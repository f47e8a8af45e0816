"""Chairs: a bot sits in and its person returns, people resign, seats move to another device."""

from tests.tables.party import Page, Party, plain, refusal


async def test_a_person_sits_out_and_returns(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    pages = await party.pages()
    await party.act(0, {"do": "sit_out", "level": "plain"})
    assert pages[1].batches[-1]["events"] == [{"kind": "bot_sat_in", "seat": 0, "level": "plain"}]
    shown = table.info(None)["seats"][0]
    assert (shown["kind"], shown["level"], shown["name"]) == ("human", "plain", "Anna")
    assert (await refusal(party.move(0, "pass"))).code == "seat_is_bot"
    assert (await refusal(party.act(0, {"do": "undo"}))).code == "seat_is_bot"
    assert (await refusal(party.act(0, {"do": "sit_out", "level": "plain"}))).code == "seat_is_bot"
    table = await party.reopen()
    pages = await party.pages()
    assert table.setup.seats[0].level == "plain"
    await party.act(0, {"do": "return"})
    assert pages[1].batches[-1]["events"] == [{"kind": "seat_returned", "seat": 0}]
    assert "level" not in table.info(None)["seats"][0]
    for page in pages:
        await page.must_agree(table)
    assert (await refusal(party.act(0, {"do": "return"}))).code == "seat_not_bot"
    assert await party.move(0, "pass") == 3


async def test_nobody_sits_in_who_is_not_offered(party: Party) -> None:
    await party.start()
    assert (await refusal(party.act(0, {"do": "sit_out", "level": "clever"}))).code == "bad_option"


async def test_a_vote_about_a_chair_ends_when_that_chair_is_taken_care_of(party: Party) -> None:
    table = await party.start()
    await party.act(0, {"do": "call", "kind": "bot", "target": 2})
    await party.act(2, {"do": "sit_out", "level": "plain"})
    assert table.info(None)["vote"] is None


async def test_an_undo_vote_goes_on_without_whoever_sits_out(party: Party) -> None:
    table = await party.start()
    await party.move(0, "draw")
    await party.act(0, {"do": "call", "kind": "undo"})
    await party.act(1, {"do": "vote", "yes": True})
    await party.act(2, {"do": "sit_out", "level": "plain"})
    await table.reconsider()
    assert table.position.state.turn == 0


async def test_whoever_resigns_is_not_ranked_and_does_not_return(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    page = await Page(None).load(table)
    await party.act(1, {"do": "resign"})
    assert page.batches[-1]["kind"] == "resign"
    assert page.batches[-1]["events"] == [{"kind": "resigned", "seat": 1}]
    assert page.view["table"]["seats"][1]["resigned"]
    assert table.setup.seats[1].level == "keen"
    assert (await refusal(party.act(1, {"do": "return"}))).code == "wrong_phase"
    assert (await refusal(party.act(1, {"do": "resign"}))).code == "seat_is_bot"
    while not table.has_ended:
        turn = table.position.state.turn
        if turn == 1:
            await table.bot_move(1, table.seq, {"cmd": "roll"}, failed=False)
        else:
            await party.move(turn, "roll")
    result = page.view["table"]["result"]
    assert sorted(seat for group in result["ranking"] for seat in group) == [0, 2]
    assert len(result["totals"]) == 3
    await page.must_agree(table)
    line = (await party.house.my_tables(party.people[0]))[0]
    assert line["won"] == result["ranking"][0]


async def test_a_seat_moves_to_another_device(everywhere: Party) -> None:
    party = everywhere
    table = await party.start()
    old, other = await Page(1).load(table), await Page(0).load(table)
    secret = await party.house.recovery_link(party.people[1], table.id, 1)
    token, phone = await party.house.admit("", "hu")
    asked = await party.house.recover(phone, secret, take=False)
    assert asked == {"id": table.id, "seat": 1, "name": "Bence", "sessions": 1}
    assert (old.end, other.end) == (None, None)
    assert await party.house.recover(None, secret, take=True) == asked, "it needs a browser to go to"
    taken = await party.house.recover(phone, secret, take=True)
    assert old.end == (4409, "on another device now")
    assert other.end is None
    assert table.seats_of(phone.id) == [1]
    assert table.seats_of(party.people[1].id) == []
    again = await party.house.browser(token)
    assert again is not None
    assert again.name == "Bence"
    assert (await refusal(party.house.recover(phone, secret, take=True))).code == "bad_secret", "used up"
    stamp = table.position.offers[1].stamp
    refused = await refusal(table.move(party.people[1].id, 1, "x", stamp, {"cmd": "wave"}))
    assert refused.code == "not_seated"
    assert await table.move(phone.id, 1, "y", stamp, {"cmd": "wave"}) == 1
    back = await party.house.recover(party.people[1], taken["link"], take=True)
    assert back["seat"] == 1
    assert (await party.reopen()).seats_of(party.people[1].id) == [1]


async def test_a_new_link_makes_the_old_one_useless(party: Party) -> None:
    table = await party.lay(2)
    first = await party.house.recovery_link(party.people[1], table.id, 1)
    second = await party.house.recovery_link(party.people[1], table.id, 1)
    assert (await refusal(party.house.recover(None, first, take=False))).code == "bad_secret"
    assert (await party.house.recover(None, second, take=False))["seat"] == 1
    assert (await refusal(party.house.recover(None, "guess", take=False))).code == "bad_secret"
    assert (await refusal(party.house.recovery_link(party.people[0], table.id, 1))).code == "not_seated"


async def test_a_link_goes_along_when_seats_are_reordered_and_dies_with_the_seat(party: Party) -> None:
    table = await party.lay(3)
    secret = await party.house.recovery_link(party.people[1], table.id, 1)
    await party.act(0, {"do": "order", "seats": [1, 0, 2]})
    assert (await party.house.recover(None, secret, take=False))["seat"] == 0
    await party.act(1, {"do": "kick", "seat": 0})
    assert (await refusal(party.house.recover(None, secret, take=False))).code == "bad_secret"


async def test_secrets_are_kept_as_hashes_only(party: Party) -> None:
    table = await party.start(2)
    secret = await party.house.recovery_link(party.people[1], table.id, 1)

    def everything(connection: object) -> str:
        from server.store.schema import metadata

        return str([connection.execute(t.select()).all() for t in metadata.tables.values()])  # type: ignore[attr-defined]

    kept = await party.store.read(everything)
    assert secret not in kept
    for token in party.tokens:
        assert token not in kept


async def test_a_rematch_seats_the_same_people_turned_by_one(everywhere: Party) -> None:
    party = everywhere
    table = await party.start(3, bots=1, options={"pace": "fast"}, title="Friday", watch=True)
    assert (await refusal(party.house.rematch(party.people[0], table.id))).code == "wrong_phase"
    await party.act(3, {"do": "resign"})
    page = await Page(0).load(table)
    party.house.presence = lambda table_id: {0}
    await party.act(0, {"do": "call", "kind": "end"})
    fresh = await party.house.rematch(party.people[1], table.id)
    assert await party.house.rematch(party.people[0], table.id) == fresh
    assert page.view["table"]["rematch"] == fresh
    await page.must_agree(table)
    laid = await party.house.table(fresh)
    shown = plain(laid.info(0))
    assert [seat["name"] for seat in shown["seats"]] == ["Zafír", "Bence", "Csilla", "Anna"]
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "human", "human", "human"]
    assert "level" not in shown["seats"][2], "a new game, a new chance"
    assert shown["host"] == 3
    assert (shown["phase"], shown["title"], shown["watch"]) == ("setup", "Friday", True)
    assert shown["options"]["pace"] == "fast"
    assert shown["seal"]["stirred"] == [False] * 4
    assert shown["seal"]["commitment"] != table.info(None)["seal"]["commitment"]
    assert (await refusal(party.house.rematch((await party.house.admit("X", "en"))[1], table.id))).code == (
        "not_seated"
    )
    party.table = laid
    await party.act(3, {"do": "start"})
    assert laid.seq == 0
