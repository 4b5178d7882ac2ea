-- «12.345.678-Z» is «12345678Z»: what two ways of writing one document have in common. It is stored as it was written, and
-- the same rule is `claveDeDocumento` in the program.
create function clave_de_documento(documento text) returns text language sql immutable strict parallel safe as $$
  select case when documento ~ '([0-9][^0-9]*){6}'
    then upper(translate(documento, E' \t\n\r\u00a0.-\u2010\u2011\u2012\u2013\u2014\u2015', '') collate "es-x-icu")
    else documento end
$$;
--> statement-breakpoint
create index usuarios_por_clave_de_documento on usuarios (clave_de_documento(documento)) where documento is not null;
--> statement-breakpoint
-- Without a unique index nothing tells the planner that each has but one: they are always looked up by the index.
create function usuarios_con_documento(claves text[]) returns setof uuid language sql stable set enable_seqscan to off as $$
  select id from usuarios where documento is not null and clave_de_documento(documento) = any(claves)
$$;
--> statement-breakpoint
-- Nobody new comes with somebody's document written in another way. Those who have been so for long stay as they are.
create function documento_de_otra_persona() returns trigger language plpgsql as $$
begin
  if exists (select from usuarios_con_documento(array[clave_de_documento(new.documento)]) u (id) where u.id <> new.id) then
    raise exception using errcode = 'CT409', message = 'YA_EXISTE', column = 'documento',
      detail = 'Ya hay una cuenta con ese documento.';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger usuarios_documento before update of documento on usuarios for each row
  when (new.documento is not null and new.documento is distinct from old.documento)
  execute function documento_de_otra_persona();
--> statement-breakpoint
-- Thousands come in one statement: they are looked at together.
create function documentos_de_otras_personas() returns trigger language plpgsql as $$
begin
  if exists (select from nuevas where documento is not null) and exists (
    select from usuarios_con_documento(array(select clave_de_documento(documento) from nuevas where documento is not null)) u (id)
     join usuarios p on p.id = u.id group by clave_de_documento(p.documento) having count(*) > 1
        and bool_or(u.id in (select id from nuevas))) then
    raise exception using errcode = 'CT409', message = 'YA_EXISTE', column = 'documento',
      detail = 'Ya hay una cuenta con ese documento.';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger usuarios_documentos after insert on usuarios referencing new table as nuevas for each statement
  execute function documentos_de_otras_personas();
