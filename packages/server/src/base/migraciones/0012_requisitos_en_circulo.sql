-- An activity never waits for itself, directly or through others. Looked at when all of the change is in, and one
-- change at a time for each course: two people can't close a ring with half of it each.
create function requisitos_en_circulo() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create constraint trigger actividades_circulo_alta after insert on actividades deferrable initially deferred
  for each row when (new.requisitos->'condiciones' <> '[]'::jsonb) execute function requisitos_en_circulo();
--> statement-breakpoint
create constraint trigger actividades_circulo_cambio after update on actividades deferrable initially deferred
  for each row when (old.requisitos is distinct from new.requisitos) execute function requisitos_en_circulo();
