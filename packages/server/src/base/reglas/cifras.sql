-- The sums of everyone and of each group, and the dates to come: kept, and exact whatever waits to be counted.

-- What these people count for now. Whoever can't act, or has no course that counts, has no row.
create or replace function cifras_de(personas uuid[])
returns setof cifras_de_personas language sql stable as $$
  with suyas as materialized (
    select m.usuario_id, m.curso_id, m.hechas, m.total,
           least(u.baja_desde, m.siguiente_en, case when m.exento_hasta > ahora() then m.exento_hasta end,
             case when c.estado = 'publicado' and c.termina_en > ahora() then c.termina_en end,
             case when m.terminada and m.vale_hasta > ahora() then nullif(m.vale_hasta, 'infinity') end) as hasta,
           case when c.estado = 'publicado' and (c.termina_en <= ahora()) is not true and (m.exento_hasta > ahora()) is not true
             and (m.terminada and m.vale_hasta > ahora()) is not true then m.cumple_hasta end as plazo
      from unnest(personas) p (id)
      join usuarios u on u.id = p.id and en_activo(u.estado, u.fecha_baja, u.baja_desde)
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
         s.cursos, s.hechas, s.total, s.plazos, s.hasta
    from (select s.usuario_id, count(*)::int as cursos, coalesce(sum(s.hechas), 0)::int as hechas,
                 coalesce(sum(coalesce(s.total, t.total)), 0)::int as total,
                 coalesce(array_agg(s.plazo order by s.plazo) filter (where s.plazo is not null), '{}') as plazos,
                 min(s.hasta) as hasta
            from suyas s left join sin_empezar t on t.curso_id = s.curso_id group by s.usuario_id) s
$$;

create or replace function cifras_por_contar() returns uuid[] language sql stable as $$
  select array(
    select usuario_id from cifras_pendientes where usuario_id is not null
    union
    select m.usuario_id from cifras_pendientes p join matriculas m on m.curso_id = p.curso_id
    union
    select usuario_id from cifras_de_personas where hasta <= ahora())
$$;

-- The sums of each group as they are now: what was counted, less what that says of whoever changed, and what they are
-- instead. All of it at the moment of the question; planned each time, because they may be two people or all of them.
create or replace function cifras_de_ahora() returns setof cifras_de_grupos language plpgsql stable
set plan_cache_mode = 'force_custom_plan' as $$
declare
  ids uuid[] := cifras_por_contar();
begin
  if cardinality(ids) = 0 then
    return query select * from cifras_de_grupos;
    return;
  end if;
  return query
    select p.g, sum(p.personas)::int, sum(p.cursos)::int, sum(p.hechas)::int, sum(p.total)::int from (
      select c.grupo_id as g, c.personas, c.cursos, c.hechas, c.total from cifras_de_grupos c
      union all
      select g, -1, -v.cursos, -v.hechas, -v.total
        from unnest(ids) x (id) join cifras_de_personas v on v.usuario_id = x.id cross join unnest(v.grupos) g
      union all
      select g, 1, n.cursos, n.hechas, n.total from cifras_de(ids) n cross join unnest(n.grupos) g) p
     group by p.g having sum(p.personas) > 0;
end $$;

-- The dates before a moment as they are now, whatever waits to be counted: as `cifras_de_ahora`.
create or replace function plazos_de_ahora(antes_de timestamptz) returns setof cifras_de_plazos language plpgsql stable
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

-- Counts again those of the oldest changes, and answers how many changes that were. A change that comes meanwhile keeps
-- its row: whoever reads takes that person as they are.
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

-- Those whose last day came, or another round, or the end of what excused them, are counted again as if they had changed then.
create or replace function cifras_de_bajas(como_mucho integer) returns void language sql as $$
  insert into cifras_pendientes (usuario_id)
    select c.usuario_id from cifras_de_personas c
     where c.hasta <= ahora() and not exists (select from cifras_pendientes p where p.usuario_id = c.usuario_id)
     limit como_mucho
$$;

create or replace function cifras_de_nuevos() returns trigger language plpgsql as $$
begin
  insert into cifras_pendientes (usuario_id) select distinct usuario_id from nuevos;
  return null;
end $$;

create or replace trigger matriculas_cifras_alta after insert on matriculas_guardadas
  referencing new table as nuevos for each statement execute function cifras_de_nuevos();

create or replace trigger grupo_miembros_cifras_alta after insert on grupo_miembros
  referencing new table as nuevos for each statement execute function cifras_de_nuevos();

create or replace function cifras_de_viejos() returns trigger language plpgsql as $$
begin
  insert into cifras_pendientes (usuario_id) select distinct usuario_id from viejos;
  return null;
end $$;

create or replace trigger matriculas_cifras_baja after delete on matriculas_guardadas
  referencing old table as viejos for each statement execute function cifras_de_viejos();

create or replace trigger grupo_miembros_cifras_baja after delete on grupo_miembros
  referencing old table as viejos for each statement execute function cifras_de_viejos();

-- What is not as it was: joining both by their keys, the plan that one alone left would look at each of thousands with all the
-- others.
create or replace function cifras_de_avance() returns trigger language plpgsql as $$
begin
  insert into cifras_pendientes (usuario_id)
    select distinct t.usuario_id from (
      select usuario_id, curso_id, adelantada, hechas, total, terminada, cumple_hasta, siguiente_en, exento_hasta from nuevos
      except select usuario_id, curso_id, adelantada, hechas, total, terminada, cumple_hasta, siguiente_en, exento_hasta from viejos) t;
  return null;
end $$;

create or replace trigger matriculas_cifras_cambio after update on matriculas_guardadas
  referencing old table as viejos new table as nuevos for each statement execute function cifras_de_avance();

create or replace function cifras_de_persona() returns trigger language plpgsql as $$
begin
  insert into cifras_pendientes (usuario_id) values (new.id);
  return null;
end $$;

create or replace trigger usuarios_cifras after update on usuarios
  for each row when ((old.estado, old.fecha_baja, old.baja_desde) is distinct from (new.estado, new.fecha_baja, new.baja_desde))
  execute function cifras_de_persona();

create or replace function cifras_de_curso() returns trigger language plpgsql as $$
begin
  insert into cifras_pendientes (curso_id) values (new.id);
  return null;
end $$;

create or replace trigger cursos_cifras after update on cursos
  for each row when ((old.estado, old.termina_en) is distinct from (new.estado, new.termina_en)) execute function cifras_de_curso();

-- What a course asks of whoever has not begun it.
create or replace function cifras_de_actividades() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into cifras_pendientes (curso_id)
      select distinct n.curso_id from nuevos n join viejos v using (id)
       where (n.obligatoria, n.oculta, n.lista) is distinct from (v.obligatoria, v.oculta, v.lista);
  elsif tg_op = 'INSERT' then
    insert into cifras_pendientes (curso_id) select distinct curso_id from nuevos where lista and not oculta;
  else
    insert into cifras_pendientes (curso_id) select distinct curso_id from viejos where lista and not oculta;
  end if;
  return null;
end $$;

create or replace trigger actividades_cifras_alta after insert on actividades
  referencing new table as nuevos for each statement execute function cifras_de_actividades();

create or replace trigger actividades_cifras_cambio after update on actividades
  referencing old table as viejos new table as nuevos for each statement execute function cifras_de_actividades();

create or replace trigger actividades_cifras_baja after delete on actividades
  referencing old table as viejos for each statement execute function cifras_de_actividades();
