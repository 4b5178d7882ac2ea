-- A column of many rows that came as one text, and a list inside it: `platform/db/column-text.ts` writes them.
create function columna(texto text) returns text[] language sql immutable parallel safe
  return (string_to_array(texto, E'\x1f', E'\x1d'))[2:];
--> statement-breakpoint
create function lista(texto text) returns text[] language sql immutable parallel safe
  return (string_to_array(texto, E'\x1e'))[2:];
--> statement-breakpoint
-- Whoever has none of the academy's own fields is written without a query for each of them: it took four times as long.
create or replace function poner_busqueda() returns trigger language plpgsql as $$
begin
  new.busqueda := llano(new.nombre || ' ' || new.apellidos || ' ' || coalesce(new.correo, '') || ' '
    || coalesce(new.usuario, '') || ' ' || coalesce(new.documento, ''));
  if new.campos <> '{}' then
    new.busqueda := new.busqueda || llano(coalesce(
      (select string_agg(' ' || (new.campos ->> c.id::text), '' order by c.orden, c.id)
         from campos c where c.tipo in ('texto', 'numero') and new.campos ? c.id::text), ''));
  end if;
  return new;
end $$;
--> statement-breakpoint
-- The rows of an upload go with it. A foreign key would do the same, and look for the upload again for each of 50,000 rows.
alter table carga_filas drop constraint carga_filas_carga_id_cargas_id_fk;
--> statement-breakpoint
create function cargas_sin_filas() returns trigger language plpgsql as $$
begin
  delete from carga_filas f using viejas v where f.carga_id = v.id;
  return null;
end $$;
--> statement-breakpoint
create trigger cargas_filas_baja after delete on cargas
  referencing old table as viejas for each statement execute function cargas_sin_filas();
--> statement-breakpoint
-- By their keys, whatever the tables held when a connection planned it: a plan made for five people that looks through all
-- of them for each one took a minute for the two thousand that came next.
alter function recalcular_matriculas(par_de_avance[]) set enable_seqscan = off;
--> statement-breakpoint
alter function recalcular_avance(par_de_avance[], text) set enable_seqscan = off;
--> statement-breakpoint
alter function matriculas_de_miembros_nuevos() set enable_seqscan = off;
--> statement-breakpoint
alter function matriculas_de_miembros_viejos() set enable_seqscan = off;
--> statement-breakpoint
alter function avance_de_matriculas_nuevas() set enable_seqscan = off;
--> statement-breakpoint
alter function dejar_de_estar_fuera() set enable_seqscan = off;
--> statement-breakpoint
-- What a revision says of a row is written and read whole: taking it apart was a third of what keeping it costs.
alter table carga_filas alter column errores set data type json, alter column avisos set data type json,
  alter column cambios set data type json;
