-- Whether an activity holds what its kind asks for: the same as `listaSi` of each kind, which a test holds against it.
create function contenido_listo(actividad uuid, tipo text, contenido jsonb) returns boolean language sql stable as $$
  select case tipo
    when 'lectura' then coalesce(contenido->>'html', '') <> ''
    when 'video' then coalesce(nullif(contenido->>'archivoId', ''), nullif(contenido->>'url', '')) is not null
    when 'documento' then coalesce(nullif(contenido->>'archivoId', ''), nullif(contenido->>'nombre', ''),
      nullif(contenido->>'descripcion', '')) is not null
    when 'enlace' then coalesce(contenido->>'url', '') <> ''
    when 'tarea' then coalesce(contenido->>'instrucciones', '') <> ''
    when 'evaluacion' then exists (select from evaluaciones e where e.actividad_id = actividad and e.estado <> 'borrador')
    else false end
$$;
--> statement-breakpoint
-- Kept beside the row: what counts is asked for every person of a course, and a content may be long.
create function actividad_lista() returns trigger language plpgsql as $$
begin
  new.lista := contenido_listo(new.id, new.tipo, new.contenido);
  return new;
end $$;
--> statement-breakpoint
create trigger actividades_lista_alta before insert on actividades
  for each row execute function actividad_lista();
--> statement-breakpoint
create trigger actividades_lista_cambio before update on actividades
  for each row when ((old.contenido, old.tipo, old.lista) is distinct from (new.contenido, new.tipo, new.lista))
  execute function actividad_lista();
--> statement-breakpoint
create function actividad_de_evaluacion_lista() returns trigger language plpgsql as $$
begin
  update actividades a set lista = not a.lista
   where a.id in (old.actividad_id, new.actividad_id) and a.lista <> contenido_listo(a.id, a.tipo, a.contenido);
  return null;
end $$;
--> statement-breakpoint
create trigger evaluaciones_lista after insert or update or delete on evaluaciones
  for each row execute function actividad_de_evaluacion_lista();
--> statement-breakpoint

-- For whoever has begun, an edited course neither lowers the figure (`piso`, with its reason) nor closes what was open.
-- The floor gives way only to what the person themselves lost: work that was given back, a try that was annulled.
alter table curso_avance
  add column piso integer,
  add column piso_hechas integer,
  add column piso_en timestamp(3) with time zone,
  add column piso_motivo text,
  add column abiertas uuid[] not null default '{}';
--> statement-breakpoint
drop function recalcular_avance(par_de_avance[]);
--> statement-breakpoint
-- `edicion` says in words what was edited in the course; null when it was the person who did something.
create function recalcular_avance(pares par_de_avance[], edicion text default null) returns void language plpgsql as $$
begin
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
      select v.usuario_id, v.curso_id, n.total, n.hechas, p.iniciado_en, p.ultima_vez,
             case when n.total > 0 then 100 * n.hechas / n.total when v.terminado_en is null then 0 else 100 end as crudo
        from unnest(pares) x
        join curso_avance v using (usuario_id, curso_id)
        cross join lateral (
          select exists (select from actividades a
                          where a.curso_id = v.curso_id and a.obligatoria and a.lista and not a.oculta) as hay_obligatorias) o
        cross join lateral (
          select count(*) filter (where v.terminado_en is null or h.estado = 'completada' or a.exige_a_terminados)::int as total,
                 count(*) filter (where h.estado = 'completada')::int as hechas
            from actividades a
            left join progreso h on h.actividad_id = a.id and h.usuario_id = v.usuario_id
           where a.curso_id = v.curso_id and a.lista and not a.oculta and (a.obligatoria or not o.hay_obligatorias)) n
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
create function avance_tras_editar(curso uuid, frases text[]) returns void language sql as $$
  select recalcular_avance(
    array(select row(usuario_id, curso_id)::par_de_avance from curso_avance where curso_id = curso),
    frases[1] || case cardinality(frases) when 1 then '' when 2 then ' y hubo otro cambio'
      else ' y hubo ' || cardinality(frases) - 1 || ' cambios más' end)
$$;
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
        when n.obligatoria then '«' || n.titulo || '» pasó a ser obligatoria'
        else '«' || n.titulo || '» dejó de ser obligatoria' end order by n.orden, n.id))
      from nuevos n join viejos v using (id)
     where ((n.lista and not n.oculta) or (v.lista and not v.oculta))
       and (n.obligatoria, n.oculta, n.lista, n.exige_a_terminados)
           is distinct from (v.obligatoria, v.oculta, v.lista, v.exige_a_terminados)
     group by n.curso_id;
  end if;
  return null;
end $$;
--> statement-breakpoint

-- What is stored already: each activity says whether it is ready, and those that are not stop counting.
alter table actividades disable trigger actividades_avance_cambio;
--> statement-breakpoint
update actividades a set lista = true where contenido_listo(a.id, a.tipo, a.contenido);
--> statement-breakpoint
alter table actividades enable trigger actividades_avance_cambio;
--> statement-breakpoint
select avance_tras_editar(curso_id, array['dejó de contar lo que aún no tiene contenido'])
  from actividades where not lista and not oculta group by curso_id;
