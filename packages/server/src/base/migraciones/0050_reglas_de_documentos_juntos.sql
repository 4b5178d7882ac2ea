-- The same keys as before, told in a way that the planner writes out where it is used: called as a function, each of them
-- cost more than writing a person into an index. Most documents hold nothing that asks for a language.
create or replace function clave_de_documento(documento text) returns text language sql immutable parallel safe as $$
  select case
    when length(documento) - length(translate(documento, '0123456789', '')) < 6 then documento
    when length(documento) = octet_length(documento)
      then upper(translate(documento, E' \t\n\r.-', '') collate "C") collate "default"
    else upper(translate(documento, E' \t\n\r\u00a0.-\u2010\u2011\u2012\u2013\u2014\u2015', '') collate "es-x-icu") collate "default" end
$$;
--> statement-breakpoint
-- Each of those who come is looked for once, by the index, whatever the table seemed to hold when it was planned.
create or replace function documentos_de_otras_personas() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from nuevas n join usuarios u on clave_de_documento(u.documento) = clave_de_documento(n.documento)
     where u.documento is not null and n.documento is not null and u.id <> n.id) then
    raise exception using errcode = 'CT409', message = 'YA_EXISTE', column = 'documento',
      detail = 'Ya hay una cuenta con ese documento.';
  end if;
  return null;
end $$;
