-- The one progress figure of each person in each course: done over compulsory; a course without compulsory activities counts
-- them all. It is kept, not computed on reading, and every change that could move it counts it again here.

-- When someone did an activity: what waited for another person's mark was done when it was handed in.
create or replace function hecho_en(una progreso_guardado) returns timestamptz language sql stable as $$
  select case when una.suyo_en is null then una.completado_en else least(una.completado_en, coalesce(
    (select max(e.entregada_en) from entregas e where e.usuario_id = una.usuario_id and e.actividad_id = una.actividad_id
        and e.estado = 'calificada' and e.ronda = ronda_de(una.usuario_id, una.curso_id)),
    (select max(i.entregado_en) from intentos i where i.usuario_id = una.usuario_id and i.actividad_id = una.actividad_id
        and i.estado = 'entregado' and i.ronda = ronda_de(una.usuario_id, una.curso_id)),
    una.suyo_en)) end
$$;

-- When someone did the last of what counts in a course.
create or replace function hecho_todo_en(persona uuid, curso uuid) returns timestamptz language sql stable as $$
  select max(hecho_en(p)) from pasos_de(persona, curso) s
    join progreso_guardado p on p.usuario_id = persona and p.actividad_id = s.actividad_id and p.estado = 'completada'
   where s.hecha
$$;

-- When someone was last in a course is told by what they did, and not by a tutor who marks nor by whoever opens an attempt
-- again: `suyo_en` keeps their own moment while the last change of their record is another person's.
-- `edicion` is what was edited in the course, a list as JSON (`cambio_de`); null when it was the person who did something.
-- Twin: `avanceDe` of `packages/shared/src/progreso/rules.ts`, held by `packages/server/src/features/progreso/avance.test.ts`.
create or replace function recalcular_avance(pares par_de_avance[], edicion text default null) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  -- Triggers of statements run also where nothing was written, and a course may have nobody who began it.
  if cardinality(pares) = 0 then return; end if;
  perform pasar_rondas(pares);
  -- Whoever changes since when someone has a course holds this row and then counts: in the same order here.
  perform from matriculas_guardadas m join unnest(pares) x using (usuario_id, curso_id) where not m.adelantada
    order by m.usuario_id, m.curso_id for no key update of m;
  insert into curso_avance_guardado (usuario_id, curso_id)
    select x.usuario_id, x.curso_id from unnest(pares) x
     where exists (select from progreso_guardado p where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id)
    on conflict do nothing;
  -- Whoever finishes two activities at once waits here, so that the second one counts what the first one left.
  perform from curso_avance_guardado c join unnest(pares) x using (usuario_id, curso_id)
    order by c.usuario_id, c.curso_id for update of c;
  update curso_avance_guardado c
     set total = d.total, hechas = d.hechas, minutos = d.minutos, iniciado_en = d.iniciado_en, ultima_vez = d.ultima_vez,
         porcentaje = case when c.terminado_en is not null or d.crudo = 100 then d.crudo
           else least(99, greatest(d.crudo, case when edicion is not null then c.porcentaje
             else c.piso - 100 * greatest(0, c.piso_hechas - d.hechas) / greatest(1, d.total) end)) end,
         piso = case when edicion is null then c.piso when d.crudo < c.porcentaje then c.porcentaje end,
         piso_hechas = case when edicion is null then c.piso_hechas when d.crudo < c.porcentaje then d.hechas end,
         piso_historia = case when edicion is null then c.piso_historia when d.crudo < c.porcentaje then d.historia else '[]' end,
         piso_en = case when edicion is null then c.piso_en
           when d.crudo < c.porcentaje then coalesce((d.historia->-1->>'en')::timestamptz, c.piso_en, ahora()) end,
         piso_motivo = case when edicion is null then c.piso_motivo end,
         terminado_en = coalesce(c.terminado_en, case when d.crudo < 100 then null when edicion is not null then ahora()
           else coalesce(hecho_todo_en(c.usuario_id, c.curso_id), d.anotado_en) end)
    from (
      select m.*, case when m.crudo < v.porcentaje and edicion is not null then historia_tras(v.piso_historia, edicion,
               v.piso is null or m.crudo < case when v.total > 0 then 100 * v.hechas / v.total else 0 end) end as historia
        from (
      select v.usuario_id, v.curso_id, t.total, n.hechas, n.minutos, coalesce(p.iniciado_en, v.iniciado_en) as iniciado_en,
             coalesce(p.ultima_vez, v.ultima_vez) as ultima_vez, p.anotado_en,
             case when t.total > 0 then 100 * n.hechas / t.total when v.terminado_en is null then 0 else 100 end as crudo
        from unnest(pares) x
        join curso_avance_guardado v using (usuario_id, curso_id)
        cross join lateral (
          select count(*) filter (where s.hecha or (not s.exenta and not s.cerro_antes
                   and (v.terminado_en is null or s.exige and not v.externa)))::int as vivas,
                 count(*) filter (where s.hecha or not s.exenta)::int as suyas,
                 count(*) filter (where s.hecha)::int as hechas,
                 coalesce(sum(minutos_de(s.minutos)) filter (where not s.hecha and not s.exenta and not s.cerro_antes), 0)::int as minutos
            from pasos_de(v.usuario_id, v.curso_id) s) n
        -- A course of which everything had closed is not finished by coming into it.
        cross join lateral (
          select case when n.vivas > 0 or v.terminado_en is not null then n.vivas else n.suyas end as total) t
        cross join lateral (
          select min(h.iniciado_en) as iniciado_en, max(coalesce(h.suyo_en, h.actualizado_en)) as ultima_vez,
                 max(h.actualizado_en) as anotado_en
            from progreso_guardado h where h.usuario_id = v.usuario_id and h.curso_id = v.curso_id) p
       where p.iniciado_en is not null or v.externa) m
        join curso_avance_guardado v using (usuario_id, curso_id)) d
   where c.usuario_id = d.usuario_id and c.curso_id = d.curso_id;
  delete from curso_avance_guardado c using unnest(pares) x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id and not c.externa
     and not exists (select from progreso_guardado p where p.usuario_id = c.usuario_id and p.curso_id = c.curso_id);
end $$;

create or replace function avance_de_nuevos() returns trigger language plpgsql as $$
begin
  perform recalcular_avance(array(select distinct row(usuario_id, curso_id)::par_de_avance from nuevos));
  return null;
end $$;

create or replace trigger progreso_avance_alta after insert on progreso_guardado
  referencing new table as nuevos for each statement execute function avance_de_nuevos();

create or replace trigger progreso_avance_cambio after update on progreso_guardado
  referencing new table as nuevos for each statement execute function avance_de_nuevos();

create or replace function avance_de_viejos() returns trigger language plpgsql as $$
begin
  perform recalcular_avance(array(select distinct row(usuario_id, curso_id)::par_de_avance from viejos));
  return null;
end $$;

create or replace trigger progreso_avance_baja after delete on progreso_guardado
  referencing old table as viejos for each statement execute function avance_de_viejos();

create or replace function avance_tras_edicion(curso uuid, cambios jsonb) returns void language sql as $$
  select recalcular_avance(
    array(select row(usuario_id, curso_id)::par_de_avance from curso_avance where curso_id = curso), cambios::text);
  select contar_lo_de_antes(
    array(select row(m.usuario_id, m.curso_id)::par_de_avance from matriculas_guardadas m
           where m.curso_id = curso and m.ronda > 1 and m.porcentaje is null and (m.hechas is not null or algo_no_se_repite(curso))))
$$;

create or replace function avance_de_cursos() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform avance_tras_edicion(curso_id, jsonb_agg(cambio_de('quitada', id, titulo) order by orden, id))
      from viejos where lista and not oculta group by curso_id;
  elsif tg_op = 'INSERT' then
    perform avance_tras_edicion(curso_id, jsonb_agg(cambio_de('añadida', id, titulo) order by orden, id))
      from nuevos where lista and not oculta group by curso_id;
  else
    perform avance_tras_edicion(n.curso_id, jsonb_agg(cambio_de(case
        when (n.lista and not n.oculta) and not (v.lista and not v.oculta) then 'añadida'
        when (v.lista and not v.oculta) and not (n.lista and not n.oculta) then 'quitada'
        when n.obligatoria <> v.obligatoria then case when n.obligatoria then 'obligatoria' else 'opcional' end
        when (n.exige_a_terminados, n.no_se_repite) <> (v.exige_a_terminados, v.no_se_repite) then 'a_quien' else 'fechas' end, n.id, n.titulo)
      order by n.orden, n.id))
      from nuevos n join viejos v using (id)
     where ((n.lista and not n.oculta) or (v.lista and not v.oculta))
       and (n.obligatoria, n.oculta, n.lista, n.exige_a_terminados, n.no_se_repite, n.disponible_hasta)
           is distinct from (v.obligatoria, v.oculta, v.lista, v.exige_a_terminados, v.no_se_repite, v.disponible_hasta)
     group by n.curso_id;
  end if;
  return null;
end $$;

create or replace trigger actividades_avance_alta after insert on actividades
  referencing new table as nuevos for each statement execute function avance_de_cursos();

create or replace trigger actividades_avance_cambio after update on actividades
  referencing new table as nuevos old table as viejos for each statement execute function avance_de_cursos();

create or replace trigger actividades_avance_baja after delete on actividades
  referencing old table as viejos for each statement execute function avance_de_cursos();

create or replace function avance_de_evaluacion() returns trigger language plpgsql as $$
begin
  perform avance_tras_edicion(a.curso_id, jsonb_build_array(cambio_de('fechas', a.id, a.titulo)))
    from actividades a where a.id = new.actividad_id and a.lista and not a.oculta;
  return null;
end $$;

create or replace trigger evaluaciones_avance after update of cierra_en on evaluaciones
  for each row when (old.cierra_en is distinct from new.cierra_en) execute function avance_de_evaluacion();

-- A course without dates asks nothing of this, its groups' own included. One row is looked for in each course, and never those
-- of all courses at once: with `exists`, a table that PostgreSQL takes for small is gone through whole at every enrolment.
create or replace function avance_de_matriculas_nuevas() returns trigger language plpgsql
set enable_seqscan = off as $$
declare
  pares par_de_avance[] := array(
    select row(n.usuario_id, n.curso_id)::par_de_avance from nuevos n join curso_avance v using (usuario_id, curso_id)
     where not n.adelantada and coalesce(
       (select true from actividades a
         where a.curso_id = n.curso_id and cierre_de(a.id, a.tipo, a.disponible_hasta) is not null limit 1),
       (select true from evaluaciones e join evaluacion_excepciones x on x.evaluacion_id = e.id
         where e.curso_id = n.curso_id and x.cambios ? 'cierraEn' limit 1), false));
begin
  if cardinality(pares) > 0 then perform recalcular_avance(pares); end if;
  return null;
end $$;

create or replace trigger matriculas_avance_alta after insert on matriculas_guardadas
  referencing new table as nuevos for each statement execute function avance_de_matriculas_nuevas();

create or replace function avance_de_matricula() returns trigger language plpgsql as $$
begin
  perform recalcular_avance(array[row(new.usuario_id, new.curso_id)::par_de_avance]);
  return null;
end $$;

create or replace trigger matriculas_avance_cambio after update of desde on matriculas_guardadas
  for each row when (not new.adelantada and old.desde is distinct from new.desde) execute function avance_de_matricula();

create or replace function avance_de_excepciones() returns trigger language plpgsql as $$
declare
  pares par_de_avance[];
begin
  if tg_op = 'INSERT' then
    pares := array(select distinct row(usuario_id, curso_id)::par_de_avance from nuevas);
    perform recalcular_avance(pares);
    perform contar_lo_de_antes(pares);
    return null;
  end if;
  if not exists (select from viejas) then return null; end if;
  -- Whoever had finished only because something did not count for them has not, once it counts again.
  perform from matriculas_guardadas m join viejas x using (usuario_id, curso_id) where not m.adelantada
    order by m.usuario_id, m.curso_id for no key update of m;
  update curso_avance_guardado c set terminado_en = null from viejas x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id and x.hasta is null and not x.ya_terminado and not c.externa
     and exists (select from actividades a where a.id = x.actividad_id);
  pares := array(select distinct row(usuario_id, curso_id)::par_de_avance from viejas);
  perform recalcular_avance(pares);
  perform contar_lo_de_antes(pares);
  return null;
end $$;

create or replace trigger excepciones_avance_alta after insert on excepciones
  referencing new table as nuevas for each statement execute function avance_de_excepciones();

create or replace trigger excepciones_avance_cambio after update on excepciones
  referencing old table as viejas for each statement execute function avance_de_excepciones();

create or replace trigger excepciones_avance_baja after delete on excepciones
  referencing old table as viejas for each statement execute function avance_de_excepciones();

-- Whoever had finished a course and loses something they did (a work given back, an attempt annulled) has not finished it.
create or replace function terminado_deshecho() returns trigger language plpgsql as $$
begin
  perform from matriculas_guardadas m where m.usuario_id = new.usuario_id and m.curso_id = new.curso_id and not m.adelantada
    for no key update;
  update curso_avance_guardado c set terminado_en = null
   where c.usuario_id = new.usuario_id and c.curso_id = new.curso_id and c.terminado_en is not null and not c.externa
     and exists (select from actividades a where a.id = new.actividad_id and a.obligatoria)
     and not vale_de_antes(new.usuario_id, new.actividad_id);
  return null;
end $$;

create or replace trigger progreso_deshecho after update of estado on progreso_guardado
  for each row when (old.estado = 'completada' and new.estado <> 'completada') execute function terminado_deshecho();

-- What was handed in in an earlier round may be marked, or undone, once the next one is open: there it may count as done.
create or replace function avance_de_lo_pasado() returns trigger language plpgsql as $$
begin
  perform recalcular_avance(p.suyo), contar_lo_de_antes(p.suyo)
    from (select array[row(new.usuario_id, new.curso_id)::par_de_avance] as suyo) p
    join actividades a on a.id = new.actividad_id and a.no_se_repite;
  return null;
end $$;

create or replace trigger progreso_pasado_avance after update of estado on progreso_pasado
  for each row when (old.estado is distinct from new.estado) execute function avance_de_lo_pasado();
