-- What a search looks in, with what the academy keeps of a person as text or as a number. Whoever may not see one of
-- those fields has what they find looked at again, without it.
create function poner_busqueda() returns trigger language plpgsql as $$
begin
  new.busqueda := llano(new.nombre || ' ' || new.apellidos || ' ' || coalesce(new.correo, '') || ' '
    || coalesce(new.usuario, '') || ' ' || coalesce(new.documento, '')
    || case when new.campos = '{}' then '' else coalesce(
         (select string_agg(' ' || (new.campos ->> c.id::text), '' order by c.orden, c.id)
            from campos c where c.tipo in ('texto', 'numero') and new.campos ? c.id::text), '') end);
  return new;
end $$;
--> statement-breakpoint
create trigger usuarios_busqueda before insert or update of nombre, apellidos, correo, usuario, documento, campos
  on usuarios for each row execute function poner_busqueda();
--> statement-breakpoint
-- One person alone has each value of a field that doesn't repeat, whoever writes at the same time.
create function campo_unico_de(valor jsonb) returns text
  language sql immutable strict parallel safe
  return lower(valor #>> '{}');
--> statement-breakpoint
create function guardar_campos_unicos() returns trigger language plpgsql as $$
declare repetido record;
begin
  if tg_op = 'UPDATE' then
    delete from campo_unicos u where u.usuario_id = new.id
      and u.valor is distinct from campo_unico_de(new.campos -> u.campo_id::text);
  end if;
  if new.campos = '{}' then return null; end if;
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
create trigger usuarios_campos_unicos_al_crear after insert on usuarios
  for each row when (new.campos <> '{}') execute function guardar_campos_unicos();
--> statement-breakpoint
create trigger usuarios_campos_unicos_al_cambiar after update of campos on usuarios
  for each row when (old.campos is distinct from new.campos) execute function guardar_campos_unicos();
