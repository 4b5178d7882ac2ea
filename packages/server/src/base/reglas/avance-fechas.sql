-- The figure, when an evaluation closes to someone or to a group at another moment.

-- Another close for these people in these evaluations: as an edit of the course, it lowers nobody's figure.
create or replace function avance_tras_cierre_dado(personas uuid[], pruebas uuid[]) returns void language plpgsql as $$
declare
  una record;
begin
  for una in
    select a.curso_id, (array_agg(cambio_de('fechas', a.id, a.titulo) order by a.titulo, a.id))[1] as cambio, array_agg(distinct row(v.usuario_id, v.curso_id)::par_de_avance) as pares
      from evaluaciones e join actividades a on a.id = e.actividad_id and a.lista and not a.oculta
      join curso_avance v on v.curso_id = a.curso_id and v.usuario_id = any(personas)
     where e.id = any(pruebas) group by a.curso_id order by a.curso_id
  loop
    perform recalcular_avance(una.pares, jsonb_build_array(una.cambio)::text);
  end loop;
end $$;

create or replace function avance_de_cierre_dado() returns trigger language plpgsql as $$
declare
  una evaluacion_excepciones := case when tg_op = 'DELETE' then old else new end;
begin
  perform avance_tras_cierre_dado(
    case when una.usuario_id is not null then array[una.usuario_id]
      else array(select m.usuario_id from grupo_miembros m where m.grupo_id = una.grupo_id) end, array[una.evaluacion_id]);
  return null;
end $$;

create or replace trigger evaluacion_excepciones_avance_alta after insert on evaluacion_excepciones
  for each row when (new.cambios ? 'cierraEn') execute function avance_de_cierre_dado();

create or replace trigger evaluacion_excepciones_avance_cambio after update on evaluacion_excepciones
  for each row when (old.cambios->'cierraEn' is distinct from new.cambios->'cierraEn') execute function avance_de_cierre_dado();

create or replace trigger evaluacion_excepciones_avance_baja after delete on evaluacion_excepciones
  for each row when (old.cambios ? 'cierraEn') execute function avance_de_cierre_dado();

-- Whoever comes into a group or leaves it has its dates or loses them. After `grupo_miembros_matriculas_*`, by name.
create or replace function avance_de_miembros() returns trigger language plpgsql as $$
begin
  perform avance_tras_cierre_dado(array_agg(t.usuario_id), array[x.evaluacion_id])
    from tocados t join evaluacion_excepciones x using (grupo_id) where x.cambios ? 'cierraEn' group by x.evaluacion_id;
  return null;
end $$;

create or replace trigger grupo_miembros_plazos_alta after insert on grupo_miembros
  referencing new table as tocados for each statement execute function avance_de_miembros();

create or replace trigger grupo_miembros_plazos_baja after delete on grupo_miembros
  referencing old table as tocados for each statement execute function avance_de_miembros();

create or replace function avance_de_grupo() returns trigger language plpgsql as $$
begin
  perform avance_tras_cierre_dado(array(select m.usuario_id from grupo_miembros m where m.grupo_id = new.id),
    array(select x.evaluacion_id from evaluacion_excepciones x where x.grupo_id = new.id and x.cambios ? 'cierraEn'));
  return null;
end $$;

create or replace trigger grupos_plazos after update on grupos
  for each row when (old.estado is distinct from new.estado) execute function avance_de_grupo();
