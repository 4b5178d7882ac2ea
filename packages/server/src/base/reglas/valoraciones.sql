-- How each course was rated: each person once, by the mean of what they rated in it.

-- What some ratings, put or taken away, change in the sums. Before them there were those that are there now, less these: of one
-- person in one course, who may have two pages open, one work after another.
create or replace function sumar_valoraciones(cambios jsonb) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('feedback.valoracion', 0) # hashtextextended(usuario_id || curso_id, 0))
     from (select distinct usuario_id, curso_id from jsonb_to_recordset(cambios) as x (usuario_id text, curso_id text)
            order by 1, 2) p;
  insert into valoraciones_pendientes (curso_id, opiniones, suma)
  select curso_id, (n > 0)::int - (n > puestas)::int,
         coalesce(round(s::numeric / nullif(n, 0), 10), 0) - coalesce(round((s - estrellas)::numeric / nullif(n - puestas, 0), 10), 0)
    from (select x.curso_id, sum(x.puestas)::int as puestas, sum(x.estrellas * x.puestas)::int as estrellas,
                 (select count(*) from feedback f where f.usuario_id = x.usuario_id and f.curso_id = x.curso_id and f.tipo = 'valoracion') as n,
                 (select coalesce(sum(f.estrellas), 0) from feedback f
                   where f.usuario_id = x.usuario_id and f.curso_id = x.curso_id and f.tipo = 'valoracion') as s
            from jsonb_to_recordset(cambios) as x (usuario_id uuid, curso_id uuid, puestas int, estrellas int)
           group by x.usuario_id, x.curso_id) c;
end $$;

create or replace function valoraciones_puestas() returns trigger language plpgsql as $$
begin
  perform sumar_valoraciones(jsonb_agg(jsonb_build_object(
      'usuario_id', usuario_id, 'curso_id', curso_id, 'puestas', 1, 'estrellas', coalesce(estrellas, 0))))
     from puestas where tipo = 'valoracion' having count(*) > 0;
  return null;
end $$;

create or replace function valoraciones_quitadas() returns trigger language plpgsql as $$
begin
  perform sumar_valoraciones(jsonb_agg(jsonb_build_object(
      'usuario_id', usuario_id, 'curso_id', curso_id, 'puestas', -1, 'estrellas', coalesce(estrellas, 0))))
     from quitadas where tipo = 'valoracion' having count(*) > 0;
  return null;
end $$;

create or replace function valoraciones_cambiadas() returns trigger language plpgsql as $$
begin
  perform sumar_valoraciones(jsonb_agg(jsonb_build_object(
      'usuario_id', usuario_id, 'curso_id', curso_id, 'puestas', puestas, 'estrellas', coalesce(estrellas, 0))))
     from (select usuario_id, curso_id, 1 as puestas, estrellas from puestas where tipo = 'valoracion'
           union all select usuario_id, curso_id, -1, estrellas from quitadas where tipo = 'valoracion') c having count(*) > 0;
  return null;
end $$;

create or replace function recontar_valoraciones() returns void language sql as $$
  with quitadas as (delete from valoraciones_pendientes returning curso_id, opiniones, suma)
  insert into valoraciones_de_cursos as v
    select curso_id, sum(opiniones), sum(suma) from quitadas group by curso_id having sum(opiniones) <> 0 or sum(suma) <> 0
  on conflict (curso_id) do update set opiniones = v.opiniones + excluded.opiniones, suma = v.suma + excluded.suma
$$;

create or replace trigger feedback_valoraciones_alta after insert on feedback
  referencing new table as puestas for each statement execute function valoraciones_puestas();

create or replace trigger feedback_valoraciones_cambio after update on feedback
  referencing old table as quitadas new table as puestas for each statement execute function valoraciones_cambiadas();

create or replace trigger feedback_valoraciones_baja after delete on feedback
  referencing old table as quitadas for each statement execute function valoraciones_quitadas();
