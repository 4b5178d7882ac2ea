-- How they were in the group; whoever is gone with their account, or with the group, leaves nothing to put back.
create function recordar_miembros_idos() returns trigger language plpgsql as $$
begin
  insert into grupo_miembros_idos (grupo_id, usuario_id, desde, origen, salida)
    select v.grupo_id, v.usuario_id, v.desde, v.origen, pg_current_xact_id()::text
      from viejos v join usuarios u on u.id = v.usuario_id join grupos g on g.id = v.grupo_id
     order by 1, 2
    on conflict (grupo_id, usuario_id)
      do update set desde = excluded.desde, origen = excluded.origen, salida = excluded.salida;
  return null;
end $$;
--> statement-breakpoint
create trigger grupo_miembros_idos_baja after delete on grupo_miembros
  referencing old table as viejos for each statement execute function recordar_miembros_idos();
--> statement-breakpoint
-- What is given back is not a coming back: a date of their own that ran out is part of what was there.
create or replace function sin_plazos_viejos() returns trigger language plpgsql as $$
begin
  if current_setting('catedra.se_devuelve', true) = 'si' then return null; end if;
  delete from prorrogas p using nuevas n
   where p.usuario_id = n.usuario_id and p.curso_id = n.curso_id and p.vence_en < now();
  delete from excepciones x using nuevas n
   where x.usuario_id = n.usuario_id and x.curso_id = n.curso_id and x.hasta < now();
  return null;
end $$;
--> statement-breakpoint
-- A group that stops being archived gives its people back what they had in it.
create or replace function matriculas_de_grupo() returns trigger language plpgsql as $$
begin
  perform from grupos where id = new.id for update;
  perform set_config('catedra.se_devuelve', 'si', true);
  perform recalcular_matriculas(array(
    select row(m.usuario_id, gc.curso_id)::par_de_avance
      from grupo_miembros m join grupo_cursos gc using (grupo_id) where m.grupo_id = new.id));
  perform set_config('catedra.se_devuelve', '', true);
  return null;
end $$;
