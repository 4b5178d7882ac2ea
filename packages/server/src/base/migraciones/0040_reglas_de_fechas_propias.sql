-- When an evaluation closes to one person by what they or their groups were given: `ajustesEfectivos` of the rule. Null
-- when nobody said anything of it, infinity when it never closes to them.
create function cierre_dado(persona uuid, evaluacion uuid) returns timestamptz language sql stable as $$
  select coalesce(
    (select coalesce((x.cambios->>'cierraEn')::timestamptz, 'infinity') from evaluacion_excepciones x
      where x.evaluacion_id = evaluacion and x.usuario_id = persona and x.cambios ? 'cierraEn'),
    (select max(coalesce((x.cambios->>'cierraEn')::timestamptz, 'infinity')) from evaluacion_excepciones x
       join grupo_miembros m on m.grupo_id = x.grupo_id and m.usuario_id = persona
       join grupos g on g.id = x.grupo_id and g.estado = 'activo'
      where x.evaluacion_id = evaluacion and x.grupo_id is not null and x.cambios ? 'cierraEn'))
$$;
--> statement-breakpoint
-- `cierre_de`, for one person.
create function cierre_para(persona uuid, actividad uuid, tipo text, hasta timestamptz)
returns timestamptz language sql stable as $$
  select nullif(least(hasta, case when tipo = 'evaluacion' then (
    select coalesce(cierre_dado(persona, e.id), e.cierra_en) from evaluaciones e
     where e.actividad_id = actividad and e.estado in ('publicada', 'cerrada')) end), 'infinity')
$$;
--> statement-breakpoint
create or replace function pasos_de(persona uuid, curso uuid)
returns table (actividad_id uuid, titulo text, exige boolean, hecha boolean, exenta boolean, cerro_antes boolean, cierra_en timestamptz)
language sql stable as $$
  select a.id, a.titulo, a.exige_a_terminados, h.estado is not distinct from 'completada',
         x.actividad_id is not null and x.hasta is null,
         x.actividad_id is null and coalesce(c.cierre <= m.desde, false),
         coalesce(x.hasta, c.cierre)
    from (select exists (select from actividades o
                          where o.curso_id = curso and o.obligatoria and o.lista and not o.oculta) as hay_obligatorias) o
    join actividades a on a.curso_id = curso and a.lista and not a.oculta and (a.obligatoria or not o.hay_obligatorias)
    cross join lateral (select cierre_para(persona, a.id, a.tipo, a.disponible_hasta) as cierre) c
    left join matriculas m on m.usuario_id = persona and m.curso_id = curso
    left join progreso h on h.actividad_id = a.id and h.usuario_id = persona
    left join excepciones x on x.actividad_id = a.id and x.usuario_id = persona
$$;
--> statement-breakpoint
-- A course without dates asks nothing of this, its groups' own included.
create or replace function avance_de_matriculas_nuevas() returns trigger language plpgsql as $$
declare
  pares par_de_avance[] := array(
    select row(n.usuario_id, n.curso_id)::par_de_avance from nuevos n join curso_avance v using (usuario_id, curso_id)
     where exists (select from actividades a
                    where a.curso_id = n.curso_id and cierre_de(a.id, a.tipo, a.disponible_hasta) is not null)
        or exists (select from evaluaciones e join evaluacion_excepciones x on x.evaluacion_id = e.id
                    where e.curso_id = n.curso_id and x.cambios ? 'cierraEn'));
begin
  if cardinality(pares) > 0 then perform recalcular_avance(pares); end if;
  return null;
end $$;
--> statement-breakpoint
-- Another close for these people in these evaluations: as an edit of the course, it lowers nobody's figure.
create function avance_tras_cierre_dado(personas uuid[], pruebas uuid[]) returns void language plpgsql as $$
declare
  una record;
begin
  for una in
    select a.curso_id, min(a.titulo) as titulo, array_agg(distinct row(v.usuario_id, v.curso_id)::par_de_avance) as pares
      from evaluaciones e join actividades a on a.id = e.actividad_id and a.lista and not a.oculta
      join curso_avance v on v.curso_id = a.curso_id and v.usuario_id = any(personas)
     where e.id = any(pruebas) group by a.curso_id order by a.curso_id
  loop
    perform recalcular_avance(una.pares, 'cambiaron las fechas de «' || una.titulo || '»');
  end loop;
end $$;
--> statement-breakpoint
create function avance_de_cierre_dado() returns trigger language plpgsql as $$
declare
  una evaluacion_excepciones := case when tg_op = 'DELETE' then old else new end;
begin
  perform avance_tras_cierre_dado(
    case when una.usuario_id is not null then array[una.usuario_id]
      else array(select m.usuario_id from grupo_miembros m where m.grupo_id = una.grupo_id) end, array[una.evaluacion_id]);
  return null;
end $$;
--> statement-breakpoint
create trigger evaluacion_excepciones_avance_alta after insert on evaluacion_excepciones
  for each row when (new.cambios ? 'cierraEn') execute function avance_de_cierre_dado();
--> statement-breakpoint
create trigger evaluacion_excepciones_avance_cambio after update on evaluacion_excepciones
  for each row when (old.cambios->'cierraEn' is distinct from new.cambios->'cierraEn') execute function avance_de_cierre_dado();
--> statement-breakpoint
create trigger evaluacion_excepciones_avance_baja after delete on evaluacion_excepciones
  for each row when (old.cambios ? 'cierraEn') execute function avance_de_cierre_dado();
--> statement-breakpoint
-- Whoever comes into a group or leaves it has its dates or loses them. After `grupo_miembros_matriculas_*`, by name.
create function avance_de_miembros() returns trigger language plpgsql as $$
begin
  perform avance_tras_cierre_dado(array_agg(t.usuario_id), array[x.evaluacion_id])
    from tocados t join evaluacion_excepciones x using (grupo_id) where x.cambios ? 'cierraEn' group by x.evaluacion_id;
  return null;
end $$;
--> statement-breakpoint
create trigger grupo_miembros_plazos_alta after insert on grupo_miembros
  referencing new table as tocados for each statement execute function avance_de_miembros();
--> statement-breakpoint
create trigger grupo_miembros_plazos_baja after delete on grupo_miembros
  referencing old table as tocados for each statement execute function avance_de_miembros();
--> statement-breakpoint
create function avance_de_grupo() returns trigger language plpgsql as $$
begin
  perform avance_tras_cierre_dado(array(select m.usuario_id from grupo_miembros m where m.grupo_id = new.id),
    array(select x.evaluacion_id from evaluacion_excepciones x where x.grupo_id = new.id and x.cambios ? 'cierraEn'));
  return null;
end $$;
--> statement-breakpoint
create trigger grupos_plazos after update on grupos
  for each row when (old.estado is distinct from new.estado) execute function avance_de_grupo();
--> statement-breakpoint
-- What is stored already.
select avance_tras_cierre_dado(
  case when x.usuario_id is not null then array[x.usuario_id]
    else array(select m.usuario_id from grupo_miembros m where m.grupo_id = x.grupo_id) end, array[x.evaluacion_id])
  from evaluacion_excepciones x where x.cambios ? 'cierraEn';
