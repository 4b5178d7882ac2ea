-- Thousands come in one statement: what nobody else may have is kept for all of them at once. For each by itself it took
-- as long as everything else that is written of a person. In one order, so that two uploads never wait in a ring.
create function guardar_campos_unicos_de_nuevas() returns trigger language plpgsql as $$
declare
  repetido record;
  hay bigint;
  puestos bigint;
begin
  select count(*) into hay from campos c join nuevas n on n.campos ? c.id::text where c.unico and c.estado = 'activo';
  if hay = 0 then return null; end if;
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
drop trigger usuarios_campos_unicos_al_crear on usuarios;
--> statement-breakpoint
create trigger usuarios_campos_unicos_al_crear after insert on usuarios
  referencing new table as nuevas for each statement execute function guardar_campos_unicos_de_nuevas();
--> statement-breakpoint
-- A search looks for words, wherever they are: in no order they need not be sorted for each person.
create or replace function poner_busqueda() returns trigger language plpgsql as $$
declare propios text := '';
begin
  if new.campos <> '{}' then
    propios := coalesce((select string_agg(' ' || (new.campos ->> c.id::text), '')
      from campos c where c.tipo in ('texto', 'numero')), '');
  end if;
  new.busqueda := llano(new.nombre || ' ' || new.apellidos || ' ' || coalesce(new.correo, '') || ' '
    || coalesce(new.usuario, '') || ' ' || coalesce(new.documento, '') || propios);
  return new;
end $$;
