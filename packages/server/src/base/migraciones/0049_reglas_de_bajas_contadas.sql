-- Whoever left on their date counts in no figure from that moment on, as whoever was suspended: nobody writes anything
-- that day, so what was counted of them says until when it is true.
alter table cifras_de_personas add column hasta timestamptz;
--> statement-breakpoint
create index cifras_de_personas_hasta on cifras_de_personas (hasta) where hasta is not null;
--> statement-breakpoint
create or replace function cifras_de(personas uuid[])
returns setof cifras_de_personas language sql stable as $$
  with suyas as materialized (
    select m.usuario_id, m.curso_id, m.hechas, m.total, u.baja_desde,
           case when c.estado = 'publicado' and not m.completada then m.vence_en end as plazo
      from unnest(personas) p (id)
      join usuarios u on u.id = p.id and u.estado = 'activo' and u.fecha_baja is null
       and (u.baja_desde is null or u.baja_desde > now())
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
                 min(s.baja_desde) as hasta
            from suyas s left join sin_empezar t on t.curso_id = s.curso_id group by s.usuario_id) s
$$;
--> statement-breakpoint
create or replace function cifras_por_contar() returns uuid[] language sql stable as $$
  select array(
    select usuario_id from cifras_pendientes where usuario_id is not null
    union
    select m.usuario_id from cifras_pendientes p join matriculas m on m.curso_id = p.curso_id
    union
    select usuario_id from cifras_de_personas where hasta <= now())
$$;
--> statement-breakpoint
-- Those whose last day came are counted again as if they had changed then.
create function cifras_de_bajas(como_mucho integer) returns void language sql as $$
  insert into cifras_pendientes (usuario_id)
    select c.usuario_id from cifras_de_personas c
     where c.hasta <= now() and not exists (select from cifras_pendientes p where p.usuario_id = c.usuario_id)
     limit como_mucho
$$;
--> statement-breakpoint
drop trigger usuarios_cifras on usuarios;
--> statement-breakpoint
create trigger usuarios_cifras after update on usuarios
  for each row when ((old.estado, old.fecha_baja, old.baja_desde) is distinct from (new.estado, new.fecha_baja, new.baja_desde))
  execute function cifras_de_persona();
--> statement-breakpoint
insert into cifras_pendientes (usuario_id) select id from usuarios where baja_desde is not null;
