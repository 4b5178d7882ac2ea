ALTER TABLE "campo_unicos" DROP CONSTRAINT "campo_unicos_campo_id_campos_id_fk";
--> statement-breakpoint
ALTER TABLE "campo_unicos" DROP CONSTRAINT "campo_unicos_usuario_id_usuarios_id_fk";
--> statement-breakpoint
ALTER TABLE "usuarios" DROP CONSTRAINT "usuarios_perfil_perfiles_nombre_fk";

--> statement-breakpoint
-- What the foreign key of the profile said, asked once for all who come in a statement: it is there, and stays until this
-- is done. A foreign key asks for each of thousands.
create function perfiles_que_hay() returns trigger language plpgsql as $$
declare
  nombrados text[] := array(select distinct perfil from nuevas);
  hallados bigint;
begin
  perform from perfiles where nombre = any(nombrados) order by id for key share;
  get diagnostics hallados = row_count;
  if hallados < cardinality(nombrados) then
    raise foreign_key_violation using table = 'usuarios', constraint = 'usuarios_perfil_perfiles_nombre_fk',
      message = 'usuarios: perfil';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger usuarios_a_perfil_alta after insert on usuarios
  referencing new table as nuevas for each statement execute function perfiles_que_hay();
--> statement-breakpoint
create function perfil_que_hay() returns trigger language plpgsql as $$
begin
  perform from perfiles where nombre = new.perfil for key share;
  if not found then
    raise foreign_key_violation using table = 'usuarios', constraint = 'usuarios_perfil_perfiles_nombre_fk',
      message = 'usuarios: perfil';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger usuarios_a_perfil_cambio after update of perfil on usuarios
  for each row when (old.perfil is distinct from new.perfil) execute function perfil_que_hay();
--> statement-breakpoint
-- Whoever has a profile has it under its new name; one that somebody has can't go.
create function perfil_con_otro_nombre() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update usuarios set perfil = new.nombre where perfil = old.nombre;
  return null;
end $$;
--> statement-breakpoint
create trigger perfiles_a_nombre after update of nombre on perfiles
  for each row when (old.nombre is distinct from new.nombre) execute function perfil_con_otro_nombre();
--> statement-breakpoint
create function perfiles_sin_nadie() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from usuarios where perfil = any(array(select nombre from viejos))) then
    raise restrict_violation using table = 'usuarios', constraint = 'usuarios_perfil_perfiles_nombre_fk',
      message = 'perfiles: usuarios';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger perfiles_a_personas_baja after delete on perfiles
  referencing old table as viejos for each statement execute function perfiles_sin_nadie();
--> statement-breakpoint
-- The values that nobody shares are written by those who write the person, who is therefore there; the field is held once
-- for all. Both take what is theirs with them.
create or replace function guardar_campos_unicos_de_nuevas() returns trigger language plpgsql as $$
declare
  repetido record;
  hay bigint;
  puestos bigint;
begin
  perform from campos c where c.unico and c.estado = 'activo' and exists (select from nuevas n where n.campos ? c.id::text)
    order by c.id for key share;
  if not found then return null; end if;
  select count(*) into hay from campos c join nuevas n on n.campos ? c.id::text where c.unico and c.estado = 'activo';
  insert into campo_unicos (campo_id, valor, usuario_id)
    select c.id, campo_unico_de(n.campos -> c.id::text), n.id
      from campos c join nuevas n on n.campos ? c.id::text
     where c.unico and c.estado = 'activo'
     order by 1, 2
  on conflict do nothing;
  get diagnostics puestos = row_count;
  if puestos = hay then return null; end if;
  select c.id, c.nombre into repetido
    from campos c join nuevas n on n.campos ? c.id::text
   where c.unico and c.estado = 'activo'
     and not exists (select from campo_unicos u where u.campo_id = c.id and u.usuario_id = n.id
                       and u.valor = campo_unico_de(n.campos -> c.id::text))
   order by c.orden, c.id limit 1;
  raise exception using errcode = 'CT409', message = 'YA_EXISTE', column = 'campos.' || repetido.id,
    detail = format('Ya hay otra persona con ese dato en «%s».', repetido.nombre);
end $$;
--> statement-breakpoint
create or replace function guardar_campos_unicos() returns trigger language plpgsql set enable_seqscan = off as $$
declare repetido record;
begin
  delete from campo_unicos u where u.usuario_id = new.id
    and u.valor is distinct from campo_unico_de(new.campos -> u.campo_id::text);
  perform from campos c where c.unico and c.estado = 'activo' and new.campos ? c.id::text order by c.id for key share;
  if not found then return null; end if;
  insert into campo_unicos (campo_id, valor, usuario_id)
    select c.id, campo_unico_de(new.campos -> c.id::text), new.id from campos c
     where c.unico and c.estado = 'activo' and new.campos ? c.id::text
     order by c.id
  on conflict do nothing;
  select c.id, c.nombre into repetido from campos c
   where c.unico and c.estado = 'activo' and new.campos ? c.id::text
     and not exists (select from campo_unicos u where u.campo_id = c.id and u.usuario_id = new.id
                       and u.valor = campo_unico_de(new.campos -> c.id::text))
   order by c.orden, c.id limit 1;
  if found then
    raise exception using errcode = 'CT409', message = 'YA_EXISTE', column = 'campos.' || repetido.id,
      detail = format('Ya hay otra persona con ese dato en «%s».', repetido.nombre);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function personas_dejan_sus_valores() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from campo_unicos where usuario_id = any(array(select id from viejas));
  return null;
end $$;
--> statement-breakpoint
create trigger usuarios_campos_unicos_baja after delete on usuarios
  referencing old table as viejas for each statement execute function personas_dejan_sus_valores();
--> statement-breakpoint
create function campos_dejan_sus_valores() returns trigger language plpgsql as $$
begin
  delete from campo_unicos where campo_id = any(array(select id from viejos));
  return null;
end $$;
--> statement-breakpoint
create trigger campos_unicos_baja after delete on campos
  referencing old table as viejos for each statement execute function campos_dejan_sus_valores();
--> statement-breakpoint
-- What a search looks in is written for each person, unless whoever brings thousands wrote it for all of them at once.
create function texto_de_busqueda(nombre text, apellidos text, correo text, usuario text, documento text, propios text)
  returns text language sql immutable parallel safe
  return llano(nombre || ' ' || apellidos || ' ' || coalesce(correo, '') || ' ' || coalesce(usuario, '') || ' '
    || coalesce(documento, '') || coalesce(propios, ''));
--> statement-breakpoint
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
--> statement-breakpoint
drop trigger usuarios_busqueda on usuarios;
--> statement-breakpoint
create trigger usuarios_busqueda_alta before insert on usuarios
  for each row when (new.busqueda is null) execute function poner_busqueda();
--> statement-breakpoint
create trigger usuarios_busqueda_cambio before update of nombre, apellidos, correo, usuario, documento, campos
  on usuarios for each row execute function poner_busqueda();
