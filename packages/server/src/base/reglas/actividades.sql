-- What an activity is besides its row: whether it is ready, the files it holds, what it can't lose or wait for.

-- Whether an activity holds what its kind asks for.
-- Twin: `listaSi` of `packages/shared/src/actividades/tipos/contenido.ts`, held by `packages/server/src/features/actividades/tipos.test.ts`.
create or replace function contenido_listo(actividad uuid, tipo text, contenido jsonb) returns boolean language sql stable as $$
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

-- What is in the bin is not ready, so that it counts as hidden wherever that is asked: outline, figure, totals, requirements.
create or replace function actividad_lista() returns trigger language plpgsql as $$
begin
  new.lista := viva(new.papelera) and contenido_listo(new.id, new.tipo, new.contenido);
  return new;
end $$;

create or replace trigger actividades_lista_alta before insert on actividades
  for each row execute function actividad_lista();

create or replace trigger actividades_lista_cambio before update on actividades
  for each row when ((old.contenido, old.tipo, old.lista, old.papelera) is distinct from (new.contenido, new.tipo, new.lista, new.papelera))
  execute function actividad_lista();

create or replace function actividad_de_evaluacion_lista() returns trigger language plpgsql as $$
begin
  update actividades a set lista = not a.lista
   where a.id in (old.actividad_id, new.actividad_id)
     and a.lista <> (viva(a.papelera) and contenido_listo(a.id, a.tipo, a.contenido));
  return null;
end $$;

create or replace trigger evaluaciones_lista after insert or update or delete on evaluaciones
  for each row execute function actividad_de_evaluacion_lista();

create or replace function archivos_de_actividad() returns trigger language plpgsql as $$
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

create or replace trigger actividades_archivos_alta after insert on actividades
  for each row execute function archivos_de_actividad();

create or replace trigger actividades_archivos_cambio after update on actividades
  for each row when (old.contenido is distinct from new.contenido) execute function archivos_de_actividad();

create or replace function actividad_requerida() returns trigger language plpgsql as $$
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

create or replace trigger actividades_requeridas before delete on actividades
  for each row execute function actividad_requerida();

-- An activity never waits for itself, directly or through others. Looked at when all of the change is in, and one
-- change at a time for each course: two people can't close a ring with half of it each.
-- Twin: `fraseDeCirculo` of `packages/shared/src/actividades/circulo.ts`, held by `packages/server/src/features/actividades/circulo.test.ts`.
create or replace function requisitos_en_circulo() returns trigger language plpgsql as $$
declare
  ids uuid[] := array[new.id];
  padres int[] := array[0];
  lugar int := 1;
  otra uuid;
  titulos text[];
  esperas text[];
begin
  perform pg_advisory_xact_lock(hashtext('requisitos.' || new.curso_id));
  while lugar <= cardinality(ids) loop
    for otra in
      select b.id from actividades a
        cross join jsonb_array_elements(a.requisitos->'condiciones') c
        join actividades b on b.id = (c->>'actividadId')::uuid and b.curso_id = new.curso_id
       where a.id = ids[lugar]
    loop
      if otra = new.id then
        while lugar > 0 loop
          titulos := (select titulo from actividades where id = ids[lugar]) || titulos;
          lugar := padres[lugar];
        end loop;
        esperas := array(
          select '«' || titulos[i] || '» espera a «' || titulos[i % cardinality(titulos) + 1] || '»'
            from generate_series(1, cardinality(titulos)) i order by i);
        raise exception using errcode = 'CT409', message = 'REQUISITOS_EN_CIRCULO', column = 'requisitos',
          detail = 'No se puede: ' || case when cardinality(titulos) = 1 then '«' || titulos[1] || '» se espera a sí misma.'
            else array_to_string(case when cardinality(titulos) <= 6 then trim_array(esperas, 1) else esperas[1:5] || '…'::text end, ', ')
              || ' y ' || esperas[cardinality(titulos)] || '.' end;
      elsif otra <> all(ids) then
        ids := ids || otra;
        padres := padres || lugar;
      end if;
    end loop;
    lugar := lugar + 1;
  end loop;
  return null;
end $$;

create constraint trigger actividades_circulo_alta after insert on actividades deferrable initially deferred
  for each row when (new.requisitos->'condiciones' <> '[]'::jsonb) execute function requisitos_en_circulo();

create constraint trigger actividades_circulo_cambio after update on actividades deferrable initially deferred
  for each row when (old.requisitos is distinct from new.requisitos) execute function requisitos_en_circulo();

create or replace function tipo_con_evaluacion() returns trigger language plpgsql as $$
begin
  if exists (select from evaluaciones where actividad_id = new.id) then
    raise exception using errcode = 'CT409', message = 'EN_USO',
      detail = 'No se puede cambiar el tipo: la actividad tiene una evaluación.';
  end if;
  return new;
end $$;

create or replace trigger actividades_tipo_con_evaluacion before update on actividades
  for each row when (old.tipo = 'evaluacion' and new.tipo <> 'evaluacion') execute function tipo_con_evaluacion();
