"""The OpenAPI description, and random requests made from it: none may make the server fault.

`HEXARCH_SCHEMA_EXAMPLES` says how many of each route. Where the long attack keeps notes, a route that had as many in an
earlier run is passed over.
"""

import os
import time
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from ..attack.notes import Notes

EXAMPLES = int(os.environ.get("HEXARCH_SCHEMA_EXAMPLES", "5"))  # of each operation
PARTS = 4 if EXAMPLES > 100 else 1  # of the routes, which may be tried at the same time
LEFT_OUT = ("/events", "/logout")  # a stream has no end; and Ada stays


@pytest.mark.parametrize("part", range(PARTS))
def test_no_request_makes_the_server_fault(start_server: Any, database: str, part: int) -> None:
    server = start_server(database)
    ada = server.person("Ada")
    schema = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 35
    answered: set[int] = set()

    def ask(operation: Any) -> None:
        game = ada.make("person", "person")  # nothing was done there yet

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def one(case: Any) -> None:
            if "id" in case.path_parameters:
                case.path_parameters["id"] = game
            answer = case.call(headers={"X-Hexarch": "1"}, cookies=dict(ada.http.cookies), timeout=30)
            answered.add(answer.status_code)
            assert answer.status_code < 500, f"{case.method} {case.path} {case.body}: {answer.text}"
            if answer.status_code >= 400:
                assert set(answer.json()) >= {"code", "sentence", "detail"}, answer.text

        one()

    notes = Notes(f"routes-{database.partition(':')[0]}")
    done = {one["route"] for one in notes.read() if one["examples"] >= EXAMPLES}
    for operation in operations[part::PARTS]:
        route = f"{operation.method.upper()} {operation.path}"
        if operation.path.endswith(LEFT_OUT) or route in done:
            continue
        began = time.monotonic()
        ask(operation)
        notes.add(route=route, examples=EXAMPLES, seconds=round(time.monotonic() - began))
    assert done or answered >= {200, 400, 422}, "requests reached the rules and the readers"


def test_the_description_names_every_address_of_the_contract(server: Any) -> None:
    document = httpx.get(server.url + "/api/schema/openapi.json").json()
    paths = set(document["paths"])
    for path in ("/api/me", "/api/guest", "/api/games", "/api/games/{id}/moves", "/api/games/{id}/events"):
        assert path in paths
    assert document["openapi"].startswith("3.")
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["description"], operation["operationId"]
