-- What people did, in whichever round: what they had in one that is over is theirs, and whoever counts it counts it.

-- What is kept is of one round, and what was done in those before lies apart.
create or replace view progreso_de_siempre as
  select p.id, p.usuario_id, p.curso_id, p.actividad_id, ronda_de(p.usuario_id, p.curso_id) as ronda, p.estado, p.porcentaje, p.nota,
         p.tiempo, p.iniciado_en, p.completado_en
    from progreso_guardado p
  union all
  select p.id, p.usuario_id, p.curso_id, p.actividad_id, p.ronda, p.estado, p.porcentaje, p.nota, p.tiempo, p.iniciado_en,
         p.completado_en
    from progreso_pasado p;

-- Each time that somebody began a course, and completed it unless that was undone.
create or replace view avance_de_siempre as
  select v.usuario_id, v.curso_id, ronda_de(v.usuario_id, v.curso_id) as ronda, v.iniciado_en, v.terminado_en, v.hechas, v.total
    from curso_avance_guardado v
  union all
  select r.usuario_id, r.curso_id, r.ronda, r.iniciado_en, case when r.deshecha_en is null then r.terminado_en end, r.hechas, r.total
    from rondas r where r.pasada_en is not null;

-- What somebody did outlives their account without their name; why they were given another date or round may be about their
-- health, and goes with them.
create or replace function motivos_sin_persona() returns trigger language plpgsql as $$
begin
  update rondas set motivo = null, plazos = null where usuario_id = new.id and (motivo is not null or plazos is not null);
  update prorrogas set motivo = '' where usuario_id = new.id;
  update excepciones set motivo = '' where usuario_id = new.id;
  return null;
end $$;

create or replace trigger usuarios_motivos_sin_persona after update on usuarios
  for each row when (old.fecha_baja is null and new.fecha_baja is not null) execute function motivos_sin_persona();
