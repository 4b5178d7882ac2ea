-- Whoever is excused from a course is asked nothing by it until the day after the last one begins on their calendar, whether
-- or not anything has run: what it changes is written ahead, when it is given.

-- The moment at which a waiver ends: by itself, or when somebody took it back. One that was undone ended as it began.
create or replace function fin_de_exencion(una exenciones, zona text) returns timestamptz language sql stable as $$
  select least(una.terminada_en, inicio_del_dia(una.hasta + 1, zona))
$$;

-- A date that passed meanwhile is so many days after the last one.
-- Twin: `venceTrasPausa` of `packages/shared/src/cumplimiento/plazos.ts`, held by `packages/server/src/features/progreso/cumplimiento.test.ts`.
create or replace function vence_tras_exencion(vence timestamptz, desde timestamptz, fin timestamptz, ultimo date, dias integer, zona text)
returns timestamptz language sql immutable as $$
  select case when vence >= desde and vence < fin then (ultimo + dias + time '23:59:59') at time zone zona else vence end
$$;

create or replace function exenciones_de(persona uuid, curso uuid) returns exenciones[] language sql stable as $$
  select array_agg(e order by e.en) from exenciones e where e.usuario_id = persona and e.curso_id = curso
$$;

-- The due date that someone has once these waivers end, one after another.
create or replace function vence_tras_exenciones(vence timestamptz, suyas exenciones[], zona text) returns timestamptz
language plpgsql stable as $$
declare
  una exenciones;
  fin timestamptz;
begin
  if vence is null or suyas is null then return vence; end if;
  foreach una in array suyas loop
    fin := fin_de_exencion(una, zona);
    vence := vence_tras_exencion(vence, una.en, fin, least(una.hasta, (fin at time zone zona)::date), una.dias, zona);
  end loop;
  return vence;
end $$;

-- A round that would open meanwhile opens at the end.
create or replace function abre_tras_exenciones(abre timestamptz, suyas exenciones[], zona text) returns timestamptz
language plpgsql stable as $$
declare
  una exenciones;
begin
  if abre is null or suyas is null then return abre; end if;
  foreach una in array suyas loop
    if abre >= una.en and abre < fin_de_exencion(una, zona) then abre := fin_de_exencion(una, zona); end if;
  end loop;
  return abre;
end $$;

-- Until when someone is, or was, excused.
create or replace function exento_hasta_de(persona uuid, curso uuid) returns timestamptz language sql stable as $$
  select max(fin_de_exencion(e, zona_de(u.zona_horaria, a.zona_horaria)))
    from exenciones e join usuarios u on u.id = e.usuario_id cross join academia a
   where e.usuario_id = persona and e.curso_id = curso
$$;

create or replace trigger exenciones_matriculas_alta after insert on exenciones
  referencing new table as nuevos for each statement execute function matriculas_de_nuevos();

create or replace trigger exenciones_matriculas_cambio after update on exenciones
  referencing new table as nuevos for each statement execute function matriculas_de_nuevos();

create or replace trigger exenciones_matriculas_baja after delete on exenciones
  referencing old table as viejos for each statement execute function matriculas_de_viejos();
