-- People: the last administrator, documents that no two share, what a search looks in.

-- Whoever has a day on which they leave is not one who stays: two could otherwise give each other the same one.
create or replace function queda_un_administrador() returns trigger language plpgsql as $$
begin
  -- Two requests at once wait for one another here, so the second one counts what the first one left.
  perform pg_advisory_xact_lock(hashtext('usuarios.ultimo_administrador'));
  if coalesce(current_setting('catedra.permite_sin_administrador', true), '') <> 'si'
    and not exists (
      select from usuarios where perfil = 'Super Administrador' and estado = 'activo' and baja_desde is null) then
    raise exception using errcode = 'CT409', message = 'ULTIMO_ADMINISTRADOR',
      detail = 'Debe quedar al menos un Super Administrador activo y sin fecha de baja.';
  end if;
  return null;
end $$;

create or replace trigger usuarios_ultimo_administrador after update on usuarios
  for each row
  when (old.perfil = 'Super Administrador' and old.estado = 'activo' and old.baja_desde is null
    and (new.perfil <> 'Super Administrador' or new.estado <> 'activo' or new.baja_desde is not null))
  execute function queda_un_administrador();

create or replace trigger usuarios_ultimo_administrador_borrado after delete on usuarios
  for each row when (old.perfil = 'Super Administrador' and old.estado = 'activo' and old.baja_desde is null)
  execute function queda_un_administrador();

-- Where mail to somebody goes.
create or replace function correo_de(persona uuid) returns text language sql stable as $$
  select u.correo from usuarios u where u.id = persona
$$;

-- Without a unique index nothing tells the planner that each has but one: they are always looked up by the index.
create or replace function usuarios_con_documento(claves text[]) returns setof uuid language sql stable set enable_seqscan to off as $$
  select id from usuarios where documento is not null and clave_de_documento(documento) = any(claves)
$$;

-- Nobody new comes with somebody's document written in another way. Those who have been so for long stay as they are.
create or replace function documento_de_otra_persona() returns trigger language plpgsql as $$
begin
  if exists (select from usuarios_con_documento(array[clave_de_documento(new.documento)]) u (id) where u.id <> new.id) then
    raise exception using errcode = 'CT409', message = 'YA_EXISTE', column = 'documento',
      detail = 'Ya hay una cuenta con ese documento.';
  end if;
  return new;
end $$;

create or replace trigger usuarios_documento before update of documento on usuarios for each row
  when (new.documento is not null and new.documento is distinct from old.documento)
  execute function documento_de_otra_persona();

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

create or replace trigger usuarios_documentos after insert on usuarios referencing new table as nuevas for each statement
  execute function documentos_de_otras_personas();

-- What a search looks in is written for each person, unless whoever brings thousands wrote it for all of them at once.
create or replace function texto_de_busqueda(nombre text, apellidos text, correo text, usuario text, documento text, propios text)
  returns text language sql immutable parallel safe
  return llano(nombre || ' ' || apellidos || ' ' || coalesce(correo, '') || ' ' || coalesce(usuario, '') || ' '
    || coalesce(documento, '') || coalesce(propios, ''));

-- A search looks for words, wherever they are: in no order they need not be sorted for each person.
create or replace function poner_busqueda() returns trigger language plpgsql as $$
declare propios text;
begin
  if new.campos <> '{}' then
    propios := (select string_agg(' ' || (new.campos ->> c.id::text), '')
      from campos c where c.tipo in ('texto', 'numero'));
  end if;
  new.busqueda := texto_de_busqueda(new.nombre, new.apellidos, new.correo, new.usuario, new.documento, propios);
  return new;
end $$;

create or replace trigger usuarios_busqueda_alta before insert on usuarios
  for each row when (new.busqueda is null) execute function poner_busqueda();

create or replace trigger usuarios_busqueda_cambio before update of nombre, apellidos, correo, usuario, documento, campos
  on usuarios for each row execute function poner_busqueda();
