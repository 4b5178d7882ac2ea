-- When an activity closes to everyone: `cierreDe` of the rule, over the evaluations that learners see.
create function cierre_de(actividad uuid, tipo text, hasta timestamptz) returns timestamptz language sql stable as $$
  select least(hasta, case when tipo = 'evaluacion' then (select e.cierra_en from evaluaciones e
    where e.actividad_id = actividad and e.estado in ('publicada', 'cerrada')) end)
$$;
--> statement-breakpoint
-- What a course asks of one person, and how each of its activities stands for them: `conSuCierre` of the rule. Time
-- alone changes none of this but whether `cierra_en` went by, which no figure looks at.
create function pasos_de(persona uuid, curso uuid)
returns table (actividad_id uuid, titulo text, exige boolean, hecha boolean, exenta boolean, cerro_antes boolean, cierra_en timestamptz)
language sql stable as $$
  select a.id, a.titulo, a.exige_a_terminados, h.estado is not distinct from 'completada',
         x.actividad_id is not null and x.hasta is null,
         x.actividad_id is null and coalesce(c.cierre <= m.desde, false),
         coalesce(x.hasta, c.cierre)
    from (select exists (select from actividades o
                          where o.curso_id = curso and o.obligatoria and o.lista and not o.oculta) as hay_obligatorias) o
    join actividades a on a.curso_id = curso and a.lista and not a.oculta and (a.obligatoria or not o.hay_obligatorias)
    cross join lateral (select cierre_de(a.id, a.tipo, a.disponible_hasta) as cierre) c
    left join matriculas m on m.usuario_id = persona and m.curso_id = curso
    left join progreso h on h.actividad_id = a.id and h.usuario_id = persona
    left join excepciones x on x.actividad_id = a.id and x.usuario_id = persona
$$;
--> statement-breakpoint
create or replace function recalcular_avance(pares par_de_avance[], edicion text default null) returns void language plpgsql as $$
begin
  -- Whoever changes since when someone has a course holds this row and then counts: in the same order here.
  perform from matriculas m join unnest(pares) x using (usuario_id, curso_id)
    order by m.usuario_id, m.curso_id for no key update of m;
  insert into curso_avance (usuario_id, curso_id)
    select x.usuario_id, x.curso_id from unnest(pares) x
     where exists (select from progreso p where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id)
    on conflict do nothing;
  -- Whoever finishes two activities at once waits here, so that the second one counts what the first one left.
  perform from curso_avance c join unnest(pares) x using (usuario_id, curso_id)
    order by c.usuario_id, c.curso_id for update of c;
  update curso_avance c
     set total = d.total, hechas = d.hechas, iniciado_en = d.iniciado_en, ultima_vez = d.ultima_vez,
         porcentaje = case when c.terminado_en is not null or d.crudo = 100 then d.crudo
           else least(99, greatest(d.crudo, case when edicion is not null then c.porcentaje
             else c.piso - 100 * greatest(0, c.piso_hechas - d.hechas) / greatest(1, d.total) end)) end,
         piso = case when edicion is null then c.piso when d.crudo < c.porcentaje then c.porcentaje end,
         piso_hechas = case when edicion is null then c.piso_hechas when d.crudo < c.porcentaje then d.hechas end,
         piso_en = case when edicion is null or d.sigue then c.piso_en when d.crudo < c.porcentaje then now() end,
         piso_motivo = case when edicion is null or d.sigue then c.piso_motivo when d.crudo < c.porcentaje then edicion end,
         terminado_en = coalesce(c.terminado_en, case when d.crudo = 100 then d.ultima_vez end)
    from (
      select m.*, m.crudo < v.porcentaje and v.piso is not null
               and m.crudo >= case when v.total > 0 then 100 * v.hechas / v.total else 0 end as sigue
        from (
      select v.usuario_id, v.curso_id, t.total, n.hechas, p.iniciado_en, p.ultima_vez,
             case when t.total > 0 then 100 * n.hechas / t.total when v.terminado_en is null then 0 else 100 end as crudo
        from unnest(pares) x
        join curso_avance v using (usuario_id, curso_id)
        cross join lateral (
          select count(*) filter (where s.hecha or (not s.exenta and not s.cerro_antes
                   and (v.terminado_en is null or s.exige)))::int as vivas,
                 count(*) filter (where s.hecha or not s.exenta)::int as suyas,
                 count(*) filter (where s.hecha)::int as hechas
            from pasos_de(v.usuario_id, v.curso_id) s) n
        -- A course of which everything had closed is not finished by coming into it.
        cross join lateral (
          select case when n.vivas > 0 or v.terminado_en is not null then n.vivas else n.suyas end as total) t
        cross join lateral (
          select min(h.iniciado_en) as iniciado_en, max(h.actualizado_en) as ultima_vez
            from progreso h where h.usuario_id = v.usuario_id and h.curso_id = v.curso_id) p
       where p.iniciado_en is not null) m
        join curso_avance v using (usuario_id, curso_id)) d
   where c.usuario_id = d.usuario_id and c.curso_id = d.curso_id;
  delete from curso_avance c using unnest(pares) x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id
     and not exists (select from progreso p where p.usuario_id = c.usuario_id and p.curso_id = c.curso_id);
end $$;
--> statement-breakpoint
create or replace function avance_de_cursos() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform avance_tras_editar(curso_id, array_agg('se quitó «' || titulo || '»' order by orden, id))
      from viejos where lista and not oculta group by curso_id;
  elsif tg_op = 'INSERT' then
    perform avance_tras_editar(curso_id, array_agg('se añadió «' || titulo || '»' order by orden, id))
      from nuevos where lista and not oculta group by curso_id;
  else
    perform avance_tras_editar(n.curso_id, array_agg(case
        when (n.lista and not n.oculta) and not (v.lista and not v.oculta) then 'se añadió «' || n.titulo || '»'
        when (v.lista and not v.oculta) and not (n.lista and not n.oculta) then 'se quitó «' || n.titulo || '»'
        when n.obligatoria <> v.obligatoria then '«' || n.titulo || '» '
          || case when n.obligatoria then 'pasó a ser obligatoria' else 'dejó de ser obligatoria' end
        when n.exige_a_terminados <> v.exige_a_terminados then 'cambió a quién se le pide «' || n.titulo || '»'
        else 'cambiaron las fechas de «' || n.titulo || '»' end order by n.orden, n.id))
      from nuevos n join viejos v using (id)
     where ((n.lista and not n.oculta) or (v.lista and not v.oculta))
       and (n.obligatoria, n.oculta, n.lista, n.exige_a_terminados, n.disponible_hasta)
           is distinct from (v.obligatoria, v.oculta, v.lista, v.exige_a_terminados, v.disponible_hasta)
     group by n.curso_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function avance_de_evaluacion() returns trigger language plpgsql as $$
begin
  perform avance_tras_editar(a.curso_id, array['cambiaron las fechas de «' || a.titulo || '»'])
    from actividades a where a.id = new.actividad_id and a.lista and not a.oculta;
  return null;
end $$;
--> statement-breakpoint
create trigger evaluaciones_avance after update of cierra_en on evaluaciones
  for each row when (old.cierra_en is distinct from new.cierra_en) execute function avance_de_evaluacion();
--> statement-breakpoint
-- Since when someone has a course decides what had closed before them; a course without dates asks nothing of this.
create function avance_de_matriculas_nuevas() returns trigger language plpgsql as $$
declare
  pares par_de_avance[] := array(
    select row(n.usuario_id, n.curso_id)::par_de_avance from nuevos n join curso_avance v using (usuario_id, curso_id)
     where exists (select from actividades a
                    where a.curso_id = n.curso_id and cierre_de(a.id, a.tipo, a.disponible_hasta) is not null));
begin
  if cardinality(pares) > 0 then perform recalcular_avance(pares); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger matriculas_avance_alta after insert on matriculas
  referencing new table as nuevos for each statement execute function avance_de_matriculas_nuevas();
--> statement-breakpoint
create function avance_de_matricula() returns trigger language plpgsql as $$
begin
  perform recalcular_avance(array[row(new.usuario_id, new.curso_id)::par_de_avance]);
  return null;
end $$;
--> statement-breakpoint
create trigger matriculas_avance_cambio after update of desde on matriculas
  for each row when (old.desde is distinct from new.desde) execute function avance_de_matricula();
--> statement-breakpoint
create function avance_de_excepciones() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform recalcular_avance(array(select distinct row(usuario_id, curso_id)::par_de_avance from nuevas));
    return null;
  end if;
  -- Whoever had finished only because something did not count for them has not, once it counts again.
  perform from matriculas m join viejas x using (usuario_id, curso_id)
    order by m.usuario_id, m.curso_id for no key update of m;
  update curso_avance c set terminado_en = null from viejas x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id and x.hasta is null and not x.ya_terminado
     and exists (select from actividades a where a.id = x.actividad_id);
  perform recalcular_avance(array(select distinct row(usuario_id, curso_id)::par_de_avance from viejas));
  return null;
end $$;
--> statement-breakpoint
create trigger excepciones_avance_alta after insert on excepciones
  referencing new table as nuevas for each statement execute function avance_de_excepciones();
--> statement-breakpoint
create trigger excepciones_avance_cambio after update on excepciones
  referencing old table as viejas for each statement execute function avance_de_excepciones();
--> statement-breakpoint
create trigger excepciones_avance_baja after delete on excepciones
  referencing old table as viejas for each statement execute function avance_de_excepciones();
--> statement-breakpoint
-- What someone lacks of a course and can't do any more, at a moment: what they handed in waits for others, not for them.
create function atascos_de(persona uuid, curso uuid, ahora timestamptz)
returns table (actividad_id uuid, titulo text, cerro_en timestamptz) language sql stable as $$
  with suyos as materialized (select * from pasos_de(persona, curso) s where s.hecha or not s.exenta)
  select s.actividad_id, s.titulo, s.cierra_en
    from suyos s join matriculas m on m.usuario_id = persona and m.curso_id = curso and not m.completada
    left join curso_avance v on v.usuario_id = persona and v.curso_id = curso
   where not s.hecha and s.cierra_en <= ahora and (v.terminado_en is null or s.exige)
     and (not s.cerro_antes or not exists (select from suyos o where o.hecha or not o.cerro_antes))
     and not exists (select from entregas e
                      where e.usuario_id = persona and e.actividad_id = s.actividad_id and e.estado = 'entregada')
   order by s.cierra_en, s.titulo, s.actividad_id
$$;
--> statement-breakpoint
create function iso_de(momento timestamptz) returns text language sql stable as $$
  select to_char(momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
-- Both as the screens of who follows someone show them.
create function atascos_en_json(persona uuid, curso uuid, ahora timestamptz) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('actividadId', t.actividad_id, 'titulo', t.titulo,
           'cerroEn', iso_de(t.cerro_en))), '[]') from atascos_de(persona, curso, ahora) t
$$;
--> statement-breakpoint
create function excepciones_en_json(persona uuid, curso uuid) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('actividadId', x.actividad_id, 'titulo', t.titulo,
           'hasta', iso_de(x.hasta), 'motivo', x.motivo) order by t.titulo, t.id), '[]')
    from excepciones x join actividades t on t.id = x.actividad_id where x.usuario_id = persona and x.curso_id = curso
$$;
--> statement-breakpoint
-- What is stored already: for whoever came in after something had closed, it stops counting.
select avance_tras_editar(c.id, array['dejó de contar lo que había cerrado antes de entrar'])
  from cursos c where exists (select from actividades a
    where a.curso_id = c.id and cierre_de(a.id, a.tipo, a.disponible_hasta) is not null);
