-- A person takes a course in rounds. A round that was completed stays the one in which they are until the next one opens,
-- and that happens at its moment, whether or not anything has run: what is read by the old names is looked at from the
-- moment of the question. What is kept is moved to the past later, by whoever next writes in that round or by a job.

create or replace function inicio_del_dia(dia date, zona text) returns timestamptz language sql immutable as $$
  select dia::timestamp at time zone zona
$$;

-- Twin: `finDeVigencia` of `packages/shared/src/cumplimiento/vigencia.ts`, held by `packages/server/src/features/progreso/rondas.test.ts`.
create or replace function fin_de_vigencia(desde date, meses integer, dia_fijo text, minimo integer) returns date
language sql immutable as $$
  select case when meses is not null then (desde + make_interval(months => meses))::date
    when dia_fijo is not null then (
      select min(d.dia) from generate_series(0, 1) y
        cross join lateral (select make_date(extract(year from m.dia)::int + y, left(dia_fijo, 2)::int, 1) as mes
          from (select (desde + make_interval(months => minimo))::date as dia) m) f
        cross join lateral (select least((f.mes + interval '1 month - 1 day')::date, f.mes + right(dia_fijo, 2)::int - 1) as dia) d
       where d.dia >= (desde + make_interval(months => minimo))::date) end
$$;

-- Twin: `aperturaDeLaSiguiente` of `packages/shared/src/cumplimiento/vigencia.ts`, held by `packages/server/src/features/progreso/rondas.test.ts`.
create or replace function apertura_de_la_siguiente(desde date, hasta date, dias integer) returns date language sql immutable as $$
  select greatest(hasta - dias, desde + (hasta - desde) / 2)
$$;

-- What completing on a day gives, after another completion or none.
-- Twin: `vigenciaAlCompletar` of `packages/shared/src/cumplimiento/vigencia.ts`, held by `packages/server/src/features/progreso/rondas.test.ts`.
create or replace function vigencia_al_completar(dia date, meses integer, dia_fijo text, minimo integer, dias integer, anterior rondas)
returns table (cuenta_desde date, vale_hasta date) language sql immutable as $$
  select d.desde, case
      when anterior.ronda is not null and coalesce(anterior.ultimo_dia, anterior.vale_hasta) is null then null
      else greatest(fin_de_vigencia(d.desde, meses, dia_fijo, minimo), case when meses is not null or dia_fijo is not null
        then coalesce(anterior.ultimo_dia, anterior.vale_hasta) end) end
    from (select case when (meses is not null or dia_fijo is not null) and anterior.ultimo_dia is null
        and dia between apertura_de_la_siguiente(anterior.cuenta_desde, anterior.vale_hasta, dias) and anterior.vale_hasta
      then anterior.vale_hasta else dia end as desde) d
$$;

-- One row of each pair at any moment: the kept one until the next round opens, and from then on the one written ahead.
create or replace view matriculas as
  select m.usuario_id, m.curso_id, coalesce(m.abierta_en, m.desde) as desde, m.vence_en, m.via, m.hechas, m.total, m.porcentaje,
         m.completada, m.alta, m.ronda, m.terminada, m.vale_hasta, m.siguiente_en, m.exento_hasta, m.por_corregir, m.minutos,
         m.riesgo_desde, m.cumple_hasta
    from matriculas_guardadas m
   where (m.siguiente_en is null or m.siguiente_en > ahora()) and (not m.adelantada or m.abierta_en <= ahora());

-- The next round of whoever completed one is written beside it as soon as its moment is known.
create or replace function adelantar_matriculas(pares par_de_avance[]) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  delete from matriculas_guardadas a using unnest(pares) x join matriculas_guardadas m using (usuario_id, curso_id)
   where a.usuario_id = x.usuario_id and a.curso_id = x.curso_id and a.adelantada and not m.adelantada and m.siguiente_en is null;
  insert into matriculas_guardadas as a (usuario_id, curso_id, adelantada, desde, vence_en, via, ronda, abierta_en, vale_hasta,
      exento_hasta, hechas, total)
    select m.usuario_id, m.curso_id, true, m.desde, m.siguiente_vence_en, m.via, m.ronda + 1, m.siguiente_en, m.vale_hasta,
           m.exento_hasta, n.hechas, n.total
      from unnest(pares) x join matriculas_guardadas m using (usuario_id, curso_id)
      left join lateral lo_de_antes(m.usuario_id, m.curso_id, m.siguiente_en, true) n on true
     where not m.adelantada and m.siguiente_en is not null
     order by m.usuario_id, m.curso_id
    on conflict (usuario_id, curso_id, adelantada) do update set desde = excluded.desde, vence_en = excluded.vence_en,
      via = excluded.via, ronda = excluded.ronda, abierta_en = excluded.abierta_en, vale_hasta = excluded.vale_hasta,
      exento_hasta = excluded.exento_hasta, hechas = excluded.hechas, total = excluded.total
     where (a.desde, a.vence_en, a.via, a.ronda, a.abierta_en, a.vale_hasta, a.exento_hasta, a.hechas, a.total) is distinct from
       (excluded.desde, excluded.vence_en, excluded.via, excluded.ronda, excluded.abierta_en, excluded.vale_hasta,
         excluded.exento_hasta, excluded.hechas, excluded.total);
end $$;

create or replace view progreso as
  select p.* from progreso_guardado p where not exists (
    select from matriculas_guardadas m
     where m.usuario_id = p.usuario_id and m.curso_id = p.curso_id and m.siguiente_en <= ahora());

create or replace view curso_avance as
  select v.* from curso_avance_guardado v where not exists (
    select from matriculas_guardadas m
     where m.usuario_id = v.usuario_id and m.curso_id = v.curso_id and m.siguiente_en <= ahora());

-- The round in which what is kept was done.
create or replace function ronda_de(persona uuid, curso uuid) returns smallint language sql stable as $$
  select coalesce((select case when r.pasada_en is null then r.ronda else r.ronda + 1 end from rondas r
    where r.usuario_id = persona and r.curso_id = curso order by r.ronda desc limit 1), 1)::smallint
$$;

-- The round that is open to someone at the moment.
create or replace function ronda_vigente(persona uuid, curso uuid) returns smallint language sql stable as $$
  select coalesce((select m.ronda from matriculas m where m.usuario_id = persona and m.curso_id = curso), ronda_de(persona, curso))
$$;

-- An attempt and a work are of the round in which they were begun, and are finished and marked there.
create or replace function en_la_ronda_vigente() returns trigger language plpgsql as $$
begin
  new.ronda := ronda_vigente(new.usuario_id, new.curso_id);
  return new;
end $$;

create or replace trigger intentos_en_su_ronda before insert on intentos
  for each row execute function en_la_ronda_vigente();

create or replace trigger entregas_en_su_ronda before insert on entregas
  for each row execute function en_la_ronda_vigente();

-- Up to when a completion covers its person; one that was undone since, no more.
create or replace function cubre_hasta(una rondas, zona text) returns timestamptz language sql stable as $$
  select case when una.ronda is not null and una.deshecha_en is null
    then coalesce(inicio_del_dia(coalesce(una.ultimo_dia, una.vale_hasta) + 1, zona), 'infinity') end
$$;

-- Up to when each completion of somebody covers them, whether or not they have the course.
create or replace function completadas_de(persona uuid, curso uuid, zona text) returns table (cubre_hasta timestamptz)
language sql stable as $$
  select cubre_hasta(r, zona) from rondas r where r.usuario_id = persona and r.curso_id = curso
$$;

-- When the round after this one opens: somebody opened it, or its day comes while nothing excuses the person.
create or replace function abre_la_siguiente(una rondas, zona text) returns timestamptz language sql stable as $$
  select coalesce(una.abierta_en, case when una.abre_el is not null then abre_tras_exenciones(inicio_del_dia(una.abre_el, zona),
    exenciones_de(una.usuario_id, una.curso_id), zona) end)
$$;

-- Where a person is in the rounds of a course, by what they completed.
create or replace function ronda_en(persona uuid, curso uuid, zona text)
returns table (ronda smallint, abierta_en timestamptz, terminada boolean, vale_hasta timestamptz, vence_en timestamptz,
  siguiente_en timestamptz, siguiente_vence_en timestamptz) language sql stable as $$
  select n.ronda, p.abierta_en, esta.ronda is not null, coalesce(cubre_hasta(esta, zona), cubre_hasta(p, zona)),
         (coalesce(p.ultimo_dia, p.vale_hasta) + time '23:59:59') at time zone zona,
         case when c.estado = 'publicado' and (c.termina_en is null or c.termina_en > s.abre) and s.abre is not null
           and algo_abierto(persona, curso, s.abre) then s.abre end,
         (coalesce(esta.ultimo_dia, esta.vale_hasta) + time '23:59:59') at time zone zona
    from (select ronda_de(persona, curso) as ronda) n
    join cursos c on c.id = curso
    left join rondas esta on esta.usuario_id = persona and esta.curso_id = curso and esta.ronda = n.ronda
    left join rondas p on p.usuario_id = persona and p.curso_id = curso and p.ronda = n.ronda - 1
    cross join lateral (select abre_la_siguiente(esta, zona) as abre) s
$$;

-- What somebody finishes is worth something from then on; before certificates were given, for ever. Thousands may finish by
-- one edit of their course: all of them at once.
create or replace function anotar_rondas(pares par_de_avance[]) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  insert into rondas (usuario_id, curso_id, ronda, terminado_en, cuenta_desde, vale_hasta, abre_el, externa)
    select n.usuario_id, n.curso_id, n.ronda, n.terminado_en, v.cuenta_desde, v.vale_hasta,
           apertura_de_la_siguiente(v.cuenta_desde, v.vale_hasta, coalesce(r.dias_para_renovar, 60)), n.externa
      from (select v.usuario_id, v.curso_id, v.terminado_en, v.externa, ronda_de(v.usuario_id, v.curso_id) as ronda
              from unnest(pares) x join curso_avance_guardado v using (usuario_id, curso_id)) n
      join usuarios u on u.id = n.usuario_id
      cross join academia a
      join cursos c on c.id = n.curso_id
      left join curso_renovaciones r on r.curso_id = c.id
      left join rondas p on p.usuario_id = u.id and p.curso_id = c.id and p.ronda = n.ronda - 1 and p.deshecha_en is null
      cross join lateral vigencia_al_completar((n.terminado_en at time zone zona_de(u.zona_horaria, a.zona_horaria))::date,
        case when n.externa or n.terminado_en >= a.certifica_desde then c.validez_meses end,
        case when n.externa or n.terminado_en >= a.certifica_desde then r.validez_dia end,
        coalesce(r.validez_minimo_meses, 6), coalesce(r.dias_para_renovar, 60), p) v
     order by n.usuario_id, n.curso_id
    on conflict (usuario_id, curso_id, ronda) do nothing;
  perform recalcular_matriculas(pares);
  -- What a certificate says is read from what was just written.
  perform expedir_certificados(dan.pares) from (
    select array_agg(x) as pares from unnest(pares) x join cursos c on c.id = x.curso_id and c.certificado) dan
   where cardinality(dan.pares) > 0;
end $$;

create or replace function anotar_ronda() returns trigger language plpgsql as $$
begin
  perform anotar_rondas(array[row(new.usuario_id, new.curso_id)::par_de_avance]);
  return null;
end $$;

create or replace trigger curso_avance_acaba_alta after insert on curso_avance_guardado
  for each row when (new.terminado_en is not null) execute function anotar_ronda();

create or replace function anotar_a_quienes_terminan() returns trigger language plpgsql as $$
declare
  pares par_de_avance[] := array(
    select row(t.usuario_id, t.curso_id)::par_de_avance from (
      select usuario_id, curso_id from nuevos where terminado_en is not null
      except select usuario_id, curso_id from viejos where terminado_en is not null) t);
begin
  if cardinality(pares) > 0 then perform anotar_rondas(pares); end if;
  return null;
end $$;

create or replace trigger curso_avance_acaba_cambio after update on curso_avance_guardado
  referencing old table as viejos new table as nuevos for each statement execute function anotar_a_quienes_terminan();

create or replace function ronda_deshecha() returns trigger language plpgsql as $$
begin
  delete from rondas r where r.usuario_id = old.usuario_id and r.curso_id = old.curso_id and r.pasada_en is null;
  if found then perform recalcular_matriculas(array[row(old.usuario_id, old.curso_id)::par_de_avance]); end if;
  return null;
end $$;

create or replace trigger curso_avance_acaba_deshecho after update on curso_avance_guardado
  for each row when (old.terminado_en is not null and new.terminado_en is null) execute function ronda_deshecha();

-- By then what passes has its mark, and nothing of it is undone.
create or replace trigger curso_avance_acaba_baja after delete on curso_avance_guardado
  for each row when (old.terminado_en is not null) execute function ronda_deshecha();

-- Moves to the past what was done in rounds after which another one is open by now, and answers how many they were.
create or replace function pasar_rondas(pares par_de_avance[]) returns integer language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  vencidas par_de_avance[] := array(
    select row(m.usuario_id, m.curso_id)::par_de_avance
      from (select m.usuario_id, m.curso_id from matriculas_guardadas m join unnest(pares) x using (usuario_id, curso_id)
             where m.siguiente_en <= ahora() order by m.usuario_id, m.curso_id for update of m) m);
begin
  if cardinality(vencidas) = 0 then return 0; end if;
  update rondas r set pasada_en = ahora(), abierta_en = m.siguiente_en, desde = coalesce(m.abierta_en, m.desde), vence_en = m.vence_en,
         iniciado_en = v.iniciado_en, hechas = v.hechas, total = v.total,
         plazos = nullif(jsonb_strip_nulls(jsonb_build_object(
           'prorroga', (select to_jsonb(p) from prorrogas p where p.usuario_id = r.usuario_id and p.curso_id = r.curso_id),
           'excepciones', (select jsonb_agg(to_jsonb(x)) from excepciones x
              where x.usuario_id = r.usuario_id and x.curso_id = r.curso_id))), '{}')
    from unnest(vencidas) x join matriculas_guardadas m using (usuario_id, curso_id)
    left join curso_avance_guardado v using (usuario_id, curso_id)
   where not m.adelantada and r.usuario_id = x.usuario_id and r.curso_id = x.curso_id and r.ronda = m.ronda;
  insert into progreso_pasado select p.*, m.ronda
    from unnest(vencidas) x join matriculas_guardadas m using (usuario_id, curso_id)
    join progreso_guardado p using (usuario_id, curso_id) where not m.adelantada;
  update matriculas_guardadas m set ronda = m.ronda + 1, abierta_en = m.siguiente_en, vence_en = m.siguiente_vence_en,
         terminada = false, siguiente_en = null, siguiente_vence_en = null, entregado_en = null, vence_tras_nota = null, minutos = null
    from unnest(vencidas) x where m.usuario_id = x.usuario_id and m.curso_id = x.curso_id and not m.adelantada;
  perform adelantar_matriculas(vencidas);
  perform set_config('catedra.pasa_ronda', 'si', true);
  delete from progreso_guardado p using unnest(vencidas) x where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id;
  perform set_config('catedra.pasa_ronda', '', true);
  -- What was completed elsewhere is kept though nothing was done in it.
  delete from curso_avance_guardado v using unnest(vencidas) x where v.usuario_id = x.usuario_id and v.curso_id = x.curso_id;
  delete from excepciones e using unnest(vencidas) x where e.usuario_id = x.usuario_id and e.curso_id = x.curso_id;
  delete from prorrogas p using unnest(vencidas) x where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id;
  return cardinality(vencidas);
end $$;

-- Goes back to the round before, when the open one was opened by somebody and nothing was done in it.
create or replace function devolver_rondas(personas uuid[], curso uuid) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  cuales smallint[] := array(select ronda_vigente(p, curso) - 1 from unnest(personas) p);
begin
  perform set_config('catedra.pasa_ronda', 'si', true);
  update rondas r set abierta_en = null, abierta_por = null, motivo = null, ultimo_dia = null, pasada_en = null
    from unnest(personas, cuales) x (id, cual) where r.usuario_id = x.id and r.curso_id = curso and r.ronda = x.cual;
  perform recalcular_matriculas(array(select row(id, curso)::par_de_avance from unnest(personas) id));
  insert into excepciones select e.* from unnest(personas, cuales) x (id, cual)
    join rondas r on r.usuario_id = x.id and r.curso_id = curso and r.ronda = x.cual
    cross join lateral jsonb_populate_recordset(null::excepciones, coalesce(r.plazos->'excepciones', '[]')) e;
  insert into prorrogas select p.* from unnest(personas, cuales) x (id, cual)
    join rondas r on r.usuario_id = x.id and r.curso_id = curso and r.ronda = x.cual and r.plazos ? 'prorroga'
    cross join lateral jsonb_populate_record(null::prorrogas, r.plazos->'prorroga') p;
  update rondas r set plazos = null from unnest(personas, cuales) x (id, cual)
   where r.usuario_id = x.id and r.curso_id = curso and r.ronda = x.cual and r.plazos is not null;
  insert into curso_avance_guardado (usuario_id, curso_id, porcentaje, iniciado_en, ultima_vez, terminado_en, externa)
    select r.usuario_id, r.curso_id, 100, coalesce(r.iniciado_en, r.terminado_en), r.terminado_en, r.terminado_en, true
      from unnest(personas, cuales) x (id, cual)
      join rondas r on r.usuario_id = x.id and r.curso_id = curso and r.ronda = x.cual and r.externa
    on conflict do nothing;
  with suyo as (
    delete from progreso_pasado p using unnest(personas, cuales) x (id, cual)
     where p.usuario_id = x.id and p.curso_id = curso and p.ronda = x.cual returning p.*)
  insert into progreso_guardado (id, creado_en, actualizado_en, version, usuario_id, curso_id, actividad_id, estado, porcentaje,
      nota, tiempo, intentos, iniciado_en, completado_en, suyo_en)
    select id, creado_en, actualizado_en, version, usuario_id, curso_id, actividad_id, estado, porcentaje, nota, tiempo, intentos,
           iniciado_en, completado_en, suyo_en from suyo;
  perform set_config('catedra.pasa_ronda', '', true);
end $$;

create or replace function pasar_lo_de_antes() returns trigger language plpgsql as $$
begin
  perform pasar_rondas(array[row(new.usuario_id, new.curso_id)::par_de_avance])
    from matriculas_guardadas m
   where m.usuario_id = new.usuario_id and m.curso_id = new.curso_id and m.siguiente_en <= ahora();
  return new;
end $$;

create or replace trigger progreso_en_su_ronda before insert on progreso_guardado
  for each row execute function pasar_lo_de_antes();

create or replace trigger excepciones_en_su_ronda before insert on excepciones
  for each row execute function pasar_lo_de_antes();

create or replace trigger prorrogas_en_su_ronda before insert on prorrogas
  for each row execute function pasar_lo_de_antes();

-- What was done in an earlier round is undone there, and moves no date of the later one.
create or replace function ronda_pasada_deshecha() returns trigger language plpgsql as $$
begin
  update rondas r set deshecha_en = ahora()
   where r.usuario_id = new.usuario_id and r.curso_id = new.curso_id and r.ronda = new.ronda and r.deshecha_en is null
     and not r.externa and exists (select from actividades a where a.id = new.actividad_id and a.obligatoria);
  if found then perform recalcular_matriculas(array[row(new.usuario_id, new.curso_id)::par_de_avance]); end if;
  return null;
end $$;

create or replace trigger progreso_pasado_deshecho after update of estado on progreso_pasado
  for each row when (old.estado = 'completada' and new.estado <> 'completada') execute function ronda_pasada_deshecha();

-- What was kept from whoever did not have the course, or while it could not be taken, opens when they can.
create or replace function abrir_lo_que_esperaba(pares par_de_avance[]) returns void language plpgsql as $$
begin
  update rondas r set abierta_en = ahora()
    from unnest(pares) x join usuarios u on u.id = x.usuario_id cross join academia a
   where r.usuario_id = x.usuario_id and r.curso_id = x.curso_id and r.pasada_en is null and r.abierta_en is null
     and abre_la_siguiente(r, zona_de(u.zona_horaria, a.zona_horaria)) < ahora();
end $$;

create or replace function recibir_a_quien_vuelve(pares par_de_avance[]) returns void language plpgsql as $$
begin
  if cardinality(pares) = 0 then return; end if;
  perform abrir_lo_que_esperaba(pares);
  -- A date that has passed is that of what brings it back or, if it has none or has passed too, so many days.
  update matriculas_guardadas m set vence_al_volver = coalesce(
      (select min(v.vence_en) from vias_de(m.usuario_id, m.curso_id, z.zona) v where v.vence_en > ahora()),
      fin_del_dia(ahora(), 30, z.zona))
    from unnest(pares) x join usuarios u on u.id = x.usuario_id cross join academia a
    cross join lateral (select zona_de(u.zona_horaria, a.zona_horaria) as zona) z
   where m.usuario_id = x.usuario_id and m.curso_id = x.curso_id and not m.adelantada
     and coalesce(m.siguiente_vence_en, m.vence_en) < ahora();
  perform recalcular_matriculas(pares);
end $$;

create or replace function rondas_de_quien_vuelve() returns trigger language plpgsql as $$
begin
  if current_setting('catedra.se_devuelve', true) = 'si' then return null; end if;
  perform recibir_a_quien_vuelve(array(
    select row(n.usuario_id, n.curso_id)::par_de_avance from nuevas n
     where n.siguiente_en <= ahora() or n.ronda > 1 and not n.terminada and not n.adelantada and n.vence_en < ahora()));
  return null;
end $$;

create or replace trigger matriculas_vuelven after insert on matriculas_guardadas
  referencing new table as nuevas for each statement execute function rondas_de_quien_vuelve();

create or replace function rondas_de_curso() returns trigger language plpgsql as $$
declare
  pares par_de_avance[] := array(
    select row(r.usuario_id, r.curso_id)::par_de_avance from rondas r
     where r.curso_id = new.id and r.pasada_en is null and (r.abre_el is not null or r.abierta_en is not null));
begin
  if cardinality(pares) = 0 then return null; end if;
  if new.estado = 'publicado' and (old.estado <> 'publicado' or old.termina_en <= ahora()) then
    perform abrir_lo_que_esperaba(pares);
  end if;
  perform recalcular_matriculas(pares);
  return null;
end $$;

create or replace trigger cursos_rondas after update on cursos
  for each row when ((old.estado, old.termina_en) is distinct from (new.estado, new.termina_en)) execute function rondas_de_curso();

-- The end of the margin that a course gives after its due date.
create or replace function margen_hasta(vence_en timestamptz, dias integer, zona text) returns timestamptz language sql immutable as $$
  select case when dias = 0 then vence_en else inicio_del_dia((vence_en at time zone zona)::date + dias + 1, zona) end
$$;

-- When what is read of someone in these courses changes next though nobody writes anything, by their dates; infinity: never.
create or replace function cambia_por_si_solo(persona uuid, cursos uuid[], zona text, despues_de timestamptz)
returns timestamptz language sql stable as $$
  select coalesce(min(f.t), 'infinity')
    from matriculas_guardadas m left join curso_renovaciones q on q.curso_id = m.curso_id
    cross join lateral unnest(array[m.abierta_en, m.siguiente_en, m.vence_en, m.exento_hasta, m.vale_hasta,
      margen_hasta(m.vence_en, coalesce(q.dias_de_margen, 0), zona)]) f (t)
   where m.usuario_id = persona and m.curso_id = any (cursos) and f.t >= despues_de
$$;

-- How someone who has a course stands with what it asks of them.
-- Twin: `situacionEn` of `packages/shared/src/cumplimiento/estado.ts`, held by `packages/server/src/features/progreso/cumplimiento.test.ts`.
create or replace function cumplimiento_en(estado text, termina_en timestamptz, exento_hasta timestamptz, terminada boolean,
  vale_hasta timestamptz, vence_en timestamptz, margen timestamptz, por_corregir boolean, t timestamptz) returns text language sql immutable as $$
  select case when estado <> 'publicado' or termina_en <= t then null
    when exento_hasta > t then 'exento'
    when vale_hasta > t then case when terminada then 'al_dia' else 'por_renovar' end
    when terminada then 'caducado'
    when vence_en is null then case when vale_hasta is null then 'sin_plazo' else 'caducado' end
    when por_corregir or t <= vence_en then 'en_plazo'
    when t < margen then 'en_gracia'
    when vale_hasta is null then 'vencido'
    else 'caducado' end
$$;

-- Up to when someone who has a course complies with it if nothing happens, but for what excuses them: from the next moment on
-- `cumplimiento_en` says vencido or caducado. Null: nothing comes.
-- Held against it by `packages/server/src/features/progreso/cumplimiento.test.ts`.
create or replace function cumple_hasta(terminada boolean, vale_hasta timestamptz, vence_en timestamptz, margen timestamptz,
  por_corregir boolean) returns timestamptz language sql immutable as $$
  select case
    when terminada and vale_hasta is null then timestamptz 'epoch'
    when vale_hasta = 'infinity' then null
    when terminada or vence_en is null then vale_hasta - interval '1 ms'
    when not por_corregir then greatest(vence_en, case when margen > vence_en then margen - interval '1 ms' end,
      vale_hasta - interval '1 ms') end
$$;

-- Who has a course at the moment, in which round: for whoever comes before the course's people are told.
create or replace function quienes_tienen(curso uuid) returns table (usuario_id uuid, ronda smallint)
language sql stable as $$
  select m.usuario_id, m.ronda from matriculas m where m.curso_id = curso
$$;
