-- How many activities were completed in each quarter of an hour.

create or replace function cuarto_de(momento timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('15 minutes', momento, '2000-01-01 00:00:00+00')
$$;

create or replace function recontar_hechas() returns void language sql as $$
  with quitadas as (delete from hechas_pendientes returning desde, hechas)
  insert into cifras_de_hechas as c select desde, sum(hechas) from quitadas group by desde having sum(hechas) <> 0
  on conflict (desde) do update set hechas = c.hechas + excluded.hechas
$$;

create or replace function hechas_de_progreso() returns trigger language plpgsql as $$
begin
  -- What passes to an earlier round was done when it was done.
  if current_setting('catedra.pasa_ronda', true) = 'si' then return null; end if;
  if tg_op <> 'INSERT' and old.estado = 'completada' and old.completado_en is not null then
    insert into hechas_pendientes values (cuarto_de(old.completado_en), -1);
  end if;
  if tg_op <> 'DELETE' and new.estado = 'completada' and new.completado_en is not null then
    insert into hechas_pendientes values (cuarto_de(new.completado_en), 1);
  end if;
  return null;
end $$;

create or replace trigger progreso_hechas_alta after insert on progreso_guardado
  for each row when (new.estado = 'completada') execute function hechas_de_progreso();

create or replace trigger progreso_hechas_cambio after update on progreso_guardado
  for each row when ((old.estado, old.completado_en) is distinct from (new.estado, new.completado_en))
  execute function hechas_de_progreso();

-- What was done in an earlier round may be undone there.
create or replace trigger progreso_pasado_hechas_cambio after update on progreso_pasado
  for each row when ((old.estado, old.completado_en) is distinct from (new.estado, new.completado_en))
  execute function hechas_de_progreso();

create or replace trigger progreso_hechas_baja after delete on progreso_guardado
  for each row when (old.estado = 'completada') execute function hechas_de_progreso();
