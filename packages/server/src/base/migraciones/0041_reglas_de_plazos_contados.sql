-- What a person has still to do by a date, from the earliest: one more thing that each counts for in the figures of everyone.
alter table cifras_de_personas add column plazos timestamptz[] not null default '{}';
--> statement-breakpoint
-- How many have each date, and of how many people it is the first.
create table cifras_de_plazos (
  vence_en timestamptz primary key,
  cursos integer not null,
  personas integer not null
) with (fillfactor = 70);
--> statement-breakpoint
create or replace function cifras_de(personas uuid[])
returns setof cifras_de_personas language sql stable as $$
  with suyas as materialized (
    select m.usuario_id, m.curso_id, m.hechas, m.total,
           case when c.estado = 'publicado' and not m.completada then m.vence_en end as plazo
      from unnest(personas) p (id)
      join usuarios u on u.id = p.id and u.estado = 'activo' and u.fecha_baja is null
      join matriculas m on m.usuario_id = u.id
      join cursos c on c.id = m.curso_id and c.estado in ('publicado', 'archivado')),
  sin_empezar as materialized (
    select a.curso_id, coalesce(nullif(count(*) filter (where a.obligatoria), 0), count(*)) as total
      from actividades a
     where a.lista and not a.oculta and a.curso_id in (select s.curso_id from suyas s where s.total is null)
     group by a.curso_id)
  select s.usuario_id,
         array(select g.grupo_id from grupo_miembros g where g.usuario_id = s.usuario_id)
           || '00000000-0000-0000-0000-000000000000'::uuid,
         s.cursos, s.hechas, s.total, s.plazos
    from (select s.usuario_id, count(*)::int as cursos, coalesce(sum(s.hechas), 0)::int as hechas,
                 coalesce(sum(coalesce(s.total, t.total)), 0)::int as total,
                 coalesce(array_agg(s.plazo order by s.plazo) filter (where s.plazo is not null), '{}') as plazos
            from suyas s left join sin_empezar t on t.curso_id = s.curso_id group by s.usuario_id) s
$$;
--> statement-breakpoint
-- The dates before a moment as they are now, whatever waits to be counted: as `cifras_de_ahora`.
create function plazos_de_ahora(antes_de timestamptz) returns setof cifras_de_plazos language plpgsql stable
set plan_cache_mode = 'force_custom_plan' as $$
declare
  ids uuid[] := cifras_por_contar();
begin
  if cardinality(ids) = 0 then
    return query select * from cifras_de_plazos c where c.vence_en < antes_de;
    return;
  end if;
  return query
    select p.v, sum(p.cursos)::int, sum(p.personas)::int from (
      select c.vence_en as v, c.cursos, c.personas from cifras_de_plazos c where c.vence_en < antes_de
      union all
      select f.v, -1, case f.i when 1 then -1 else 0 end
        from unnest(ids) x (id) join cifras_de_personas c on c.usuario_id = x.id
        cross join unnest(c.plazos) with ordinality f (v, i) where f.v < antes_de
      union all
      select f.v, 1, case f.i when 1 then 1 else 0 end
        from cifras_de(ids) n cross join unnest(n.plazos) with ordinality f (v, i) where f.v < antes_de) p
     group by p.v;
end $$;
--> statement-breakpoint
create or replace function recontar_cifras(como_mucho integer) returns integer language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
declare
  cuantos integer;
  ids uuid[];
  nuevas cifras_de_personas[];
begin
  perform pg_advisory_xact_lock(hashtext('reportes.cifras'));
  with quitados as (
    delete from cifras_pendientes where ctid = any (array(select ctid from cifras_pendientes limit como_mucho))
    returning usuario_id, curso_id)
  select (select count(*) from quitados), array(
      select usuario_id from quitados where usuario_id is not null
      union
      select m.usuario_id from quitados q join matriculas m on m.curso_id = q.curso_id)
    into cuantos, ids;
  -- Read once, because each statement sees what was saved until it began and all the tables must say the same.
  nuevas := array(select n from cifras_de(ids) n);
  insert into cifras_de_grupos as c
    select p.g, sum(p.personas), sum(p.cursos), sum(p.hechas), sum(p.total) from (
      select g, -1 as personas, -v.cursos as cursos, -v.hechas as hechas, -v.total as total
        from unnest(ids) x (id) join cifras_de_personas v on v.usuario_id = x.id cross join unnest(v.grupos) g
      union all
      select g, 1, n.cursos, n.hechas, n.total from unnest(nuevas) n cross join unnest(n.grupos) g) p
     group by p.g
    on conflict (grupo_id) do update set personas = c.personas + excluded.personas, cursos = c.cursos + excluded.cursos,
      hechas = c.hechas + excluded.hechas, total = c.total + excluded.total;
  delete from cifras_de_grupos where personas = 0;
  insert into cifras_de_plazos as c
    select p.v, sum(p.cursos), sum(p.personas) from (
      select f.v, -1 as cursos, case f.i when 1 then -1 else 0 end as personas
        from unnest(ids) x (id) join cifras_de_personas c on c.usuario_id = x.id
        cross join unnest(c.plazos) with ordinality f (v, i)
      union all
      select f.v, 1, case f.i when 1 then 1 else 0 end
        from unnest(nuevas) n cross join unnest(n.plazos) with ordinality f (v, i)) p
     group by p.v having sum(p.cursos) <> 0 or sum(p.personas) <> 0
    on conflict (vence_en) do update set cursos = c.cursos + excluded.cursos, personas = c.personas + excluded.personas;
  delete from cifras_de_plazos where cursos = 0;
  delete from cifras_de_personas v using unnest(ids) x (id) where v.usuario_id = x.id;
  insert into cifras_de_personas select * from unnest(nuevas);
  return cuantos;
end $$;
--> statement-breakpoint
create or replace function cifras_de_avance() returns trigger language plpgsql as $$
begin
  insert into cifras_pendientes (usuario_id)
    select distinct n.usuario_id from nuevos n join viejos v using (usuario_id, curso_id)
     where (n.hechas, n.total, n.completada, n.vence_en) is distinct from (v.hechas, v.total, v.completada, v.vence_en);
  return null;
end $$;
--> statement-breakpoint

-- How many activities were completed in each quarter of an hour, whoever did them. Every zone's day begins at one.
create table cifras_de_hechas (
  desde timestamptz primary key,
  hechas integer not null
) with (fillfactor = 70);
--> statement-breakpoint
-- What came or went since: written with the change itself and only added, so that nobody waits for anybody.
create table hechas_pendientes (
  desde timestamptz not null,
  hechas integer not null
);
--> statement-breakpoint
create function cuarto_de(momento timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('15 minutes', momento, '2000-01-01 00:00:00+00')
$$;
--> statement-breakpoint
create function recontar_hechas() returns void language sql as $$
  with quitadas as (delete from hechas_pendientes returning desde, hechas)
  insert into cifras_de_hechas as c select desde, sum(hechas) from quitadas group by desde having sum(hechas) <> 0
  on conflict (desde) do update set hechas = c.hechas + excluded.hechas
$$;
--> statement-breakpoint
create function hechas_de_progreso() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.estado = 'completada' and old.completado_en is not null then
    insert into hechas_pendientes values (cuarto_de(old.completado_en), -1);
  end if;
  if tg_op <> 'DELETE' and new.estado = 'completada' and new.completado_en is not null then
    insert into hechas_pendientes values (cuarto_de(new.completado_en), 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger progreso_hechas_alta after insert on progreso
  for each row when (new.estado = 'completada') execute function hechas_de_progreso();
--> statement-breakpoint
create trigger progreso_hechas_cambio after update on progreso
  for each row when ((old.estado, old.completado_en) is distinct from (new.estado, new.completado_en))
  execute function hechas_de_progreso();
--> statement-breakpoint
create trigger progreso_hechas_baja after delete on progreso
  for each row when (old.estado = 'completada') execute function hechas_de_progreso();
--> statement-breakpoint

insert into cifras_de_hechas
  select cuarto_de(completado_en), count(*) from progreso
   where estado = 'completada' and completado_en is not null group by 1;
--> statement-breakpoint
insert into cifras_pendientes (usuario_id) select usuario_id from cifras_de_personas;
--> statement-breakpoint
select recontar_cifras(2147483647);
