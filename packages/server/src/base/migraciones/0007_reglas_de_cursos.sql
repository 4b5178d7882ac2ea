alter table cursos add constraint cursos_imagen_archivo foreign key (imagen) references archivos (id) on delete set null;
--> statement-breakpoint
-- Who edits what is worth nothing after a crash.
alter table ediciones set unlogged;
--> statement-breakpoint

-- What activities held before they could hold files, with the fields that every content has now.
update actividades set contenido = case tipo
  when 'video' then '{"archivoId": null, "segundos": null, "subtitulos": []}'::jsonb || contenido
  when 'documento' then '{"archivoId": null}'::jsonb || contenido
  else '{"pideTexto": true, "maxArchivos": 5, "rubrica": [], "maxIntentos": null, "admiteTarde": true}'::jsonb || contenido
  end
 where tipo in ('video', 'documento', 'tarea');
--> statement-breakpoint
update actividades set regla = 'ver' where tipo in ('lectura', 'video', 'documento', 'enlace')
  and (regla in ('entregar', 'aprobar') or (regla = 'porcentaje' and tipo <> 'video')
    or (regla = 'tiempo' and tipo in ('video', 'enlace')));
--> statement-breakpoint
update actividades set regla = 'entregar' where tipo in ('tarea', 'evaluacion') and regla in ('ver', 'tiempo', 'porcentaje');
--> statement-breakpoint
update actividades set regla = 'aprobar' where tipo = 'evaluacion' and regla = 'manual';
--> statement-breakpoint
update actividades set regla_minutos = greatest(1, least(600, coalesce(duracion, 1))) where regla = 'tiempo';
--> statement-breakpoint
update actividades set regla_porcentaje = 90 where regla = 'porcentaje';
--> statement-breakpoint

create function archivos_de_actividad() returns trigger language plpgsql as $$
begin
  delete from actividad_archivos where actividad_id = new.id;
  insert into actividad_archivos (actividad_id, archivo_id, curso_id)
    select distinct new.id, f.id, f.curso_id
      from regexp_matches(new.contenido::text,
             '(?:/archivos/|"archivoId": ")([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') m
      join archivos f on f.id = m[1]::uuid
     where f.curso_id = new.curso_id and f.proposito = 'contenido';
  return null;
end $$;
--> statement-breakpoint
create trigger actividades_archivos_alta after insert on actividades
  for each row execute function archivos_de_actividad();
--> statement-breakpoint
create trigger actividades_archivos_cambio after update on actividades
  for each row when (old.contenido is distinct from new.contenido) execute function archivos_de_actividad();
--> statement-breakpoint

create function actividad_requerida() returns trigger language plpgsql as $$
declare
  otra text;
begin
  select a.titulo into otra from actividades a
   where a.curso_id = old.curso_id and a.id <> old.id
     and a.requisitos->'condiciones' @> jsonb_build_array(jsonb_build_object('actividadId', old.id)) limit 1;
  if otra is not null then
    raise exception using errcode = 'CT409', message = 'EN_USO',
      detail = 'No se puede eliminar: es requisito de «' || otra || '».';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger actividades_requeridas before delete on actividades
  for each row execute function actividad_requerida();
--> statement-breakpoint

create function tipo_con_evaluacion() returns trigger language plpgsql as $$
begin
  if exists (select from evaluaciones where actividad_id = new.id) then
    raise exception using errcode = 'CT409', message = 'EN_USO',
      detail = 'No se puede cambiar el tipo: la actividad tiene una evaluación.';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger actividades_tipo_con_evaluacion before update on actividades
  for each row when (old.tipo = 'evaluacion' and new.tipo <> 'evaluacion') execute function tipo_con_evaluacion();
--> statement-breakpoint

-- Whoever finished a course once keeps it: what they lack counts only where its author said so.
alter table curso_avance add column terminado_en timestamp(3) with time zone;
--> statement-breakpoint
update curso_avance set terminado_en = ultima_vez where porcentaje = 100;
--> statement-breakpoint
create or replace function recalcular_avance(pares par_de_avance[]) returns void language plpgsql as $$
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
         porcentaje = d.porcentaje,
         terminado_en = coalesce(c.terminado_en, case when d.porcentaje = 100 then d.ultima_vez end)
    from (
      select v.usuario_id, v.curso_id, n.total, n.hechas, p.iniciado_en, p.ultima_vez,
             case when n.total > 0 then 100 * n.hechas / n.total when v.terminado_en is null then 0 else 100 end as porcentaje
        from unnest(pares) x
        join curso_avance v using (usuario_id, curso_id)
        cross join lateral (
          select exists (select from actividades a
                          where a.curso_id = v.curso_id and a.obligatoria and not a.oculta) as hay_obligatorias) o
        cross join lateral (
          select count(*) filter (where v.terminado_en is null or h.estado = 'completada' or a.exige_a_terminados) as total,
                 count(*) filter (where h.estado = 'completada') as hechas
            from actividades a
            left join progreso h on h.actividad_id = a.id and h.usuario_id = v.usuario_id
           where a.curso_id = v.curso_id and not a.oculta and (a.obligatoria or not o.hay_obligatorias)) n
        cross join lateral (
          select min(h.iniciado_en) as iniciado_en, max(h.actualizado_en) as ultima_vez
            from progreso h where h.usuario_id = v.usuario_id and h.curso_id = v.curso_id) p
       where p.iniciado_en is not null) d
   where c.usuario_id = d.usuario_id and c.curso_id = d.curso_id;
  delete from curso_avance c using unnest(pares) x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id
     and not exists (select from progreso p where p.usuario_id = c.usuario_id and p.curso_id = c.curso_id);
end $$;
--> statement-breakpoint
create or replace function avance_de_cursos() returns trigger language plpgsql as $$
declare
  afectados uuid[];
begin
  if tg_op = 'DELETE' then
    afectados := array(select distinct curso_id from viejos);
  elsif tg_op = 'INSERT' then
    afectados := array(select distinct curso_id from nuevos);
  else
    afectados := array(select n.curso_id from nuevos n join viejos v using (id)
      where (n.obligatoria, n.oculta, n.exige_a_terminados) is distinct from (v.obligatoria, v.oculta, v.exige_a_terminados));
  end if;
  perform recalcular_avance(array(
    select row(usuario_id, curso_id)::par_de_avance from curso_avance where curso_id = any(afectados)));
  return null;
end $$;
--> statement-breakpoint
-- A rare surname and a common one need different plans; with few statistics they are taken for one another.
alter table usuarios alter column busqueda set statistics 400;
