-- A column of many rows that came as one text, and a list inside it.
-- Twin: `columnText` of `packages/server/src/platform/db/column-text.ts`, held by `packages/server/src/platform/db/rows-by-columns.test.ts`.
create or replace function columna(texto text) returns text[] language sql immutable parallel safe
  return (string_to_array(texto, E'\x1f', E'\x1d'))[2:];

create or replace function lista(texto text) returns text[] language sql immutable parallel safe
  return (string_to_array(texto, E'\x1e'))[2:];
