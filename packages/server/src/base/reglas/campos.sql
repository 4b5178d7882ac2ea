-- The values of the academy's own fields that no two people share.

-- One person alone has each value of a field that doesn't repeat, whoever writes at the same time.
-- Twin: `comparablePropio` of `packages/shared/src/cargas/reclamos.ts`, held by `packages/server/src/features/cargas/propios-unicos.test.ts`.
create or replace function campo_unico_de(valor jsonb) returns text
  language sql immutable strict parallel safe
  return lower(valor #>> '{}');

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

create or replace trigger usuarios_campos_unicos_al_crear after insert on usuarios
  referencing new table as nuevas for each statement execute function guardar_campos_unicos_de_nuevas();

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

create or replace trigger usuarios_campos_unicos_al_cambiar after update of campos on usuarios
  for each row when (old.campos is distinct from new.campos) execute function guardar_campos_unicos();

create or replace function personas_dejan_sus_valores() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from campo_unicos where usuario_id = any(array(select id from viejas));
  return null;
end $$;

create or replace trigger usuarios_campos_unicos_baja after delete on usuarios
  referencing old table as viejas for each statement execute function personas_dejan_sus_valores();

create or replace function campos_dejan_sus_valores() returns trigger language plpgsql as $$
begin
  delete from campo_unicos where campo_id = any(array(select id from viejos));
  return null;
end $$;

create or replace trigger campos_unicos_baja after delete on campos
  referencing old table as viejos for each statement execute function campos_dejan_sus_valores();

-- Whose team each person is in: whom the field of teams names in them. Oneself is in nobody's team by one's own name.
-- Of a row as it is being written, `responsablesDeSql` of `packages/server/src/features/campos/equipo-sql.ts`.
create or replace view responsables (usuario_id, responsable_id) as
  select u.id, (u.campos ->> c.id::text)::uuid from campos c join usuarios u on u.campos ? c.id::text
   where c.equipo and c.estado = 'activo' and u.fecha_baja is null and u.campos ->> c.id::text <> u.id::text;

-- The same from the other side, by the index of what people have in their fields.
create or replace function equipo_de(responsables uuid[]) returns setof uuid language sql stable as $$
  select u.id from campos c cross join unnest(responsables) r (id)
    join usuarios u on u.campos <> '{}' and u.campos @> jsonb_build_object(c.id::text, r.id::text)
   where c.equipo and c.estado = 'activo' and u.fecha_baja is null and u.id <> r.id
$$;
