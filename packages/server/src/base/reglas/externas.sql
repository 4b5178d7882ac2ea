-- What people complete elsewhere. It completes the round in which they are as of its day, as if they had finished it then, and
-- gives no certificate: the round is written by `anotar_ronda`, as any other.

-- A completion of the academy dated with a day begins with it, on the calendar of its person.
create or replace function tomar_externa(una externas) returns void language plpgsql as $$
declare
  par par_de_avance := row(una.usuario_id, una.curso_id)::par_de_avance;
  zona text := (select zona_de(u.zona_horaria, a.zona_horaria) from usuarios u cross join academia a where u.id = una.usuario_id);
  cual smallint;
  abre boolean := false;
begin
  perform from matriculas_guardadas m
    where m.usuario_id = una.usuario_id and m.curso_id = una.curso_id and not m.adelantada for update;
  perform pasar_rondas(array[par]);
  if una.dia < (select max((r.terminado_en at time zone zona)::date) from rondas r
                 where r.usuario_id = una.usuario_id and r.curso_id = una.curso_id and r.deshecha_en is null) then
    update externas set efecto = 'historia' where id = una.id;
    return;
  end if;
  if exists (select from rondas r
    where r.usuario_id = una.usuario_id and r.curso_id = una.curso_id and r.pasada_en is null) then
    update rondas r set abierta_en = ahora(), abierta_por = una.registrada_por
     where r.usuario_id = una.usuario_id and r.curso_id = una.curso_id and r.pasada_en is null;
    perform recalcular_matriculas(array[par]);
    -- Where no round can open, it waits until one can.
    if pasar_rondas(array[par]) = 0 then
      update rondas r set abierta_en = null, abierta_por = null
       where r.usuario_id = una.usuario_id and r.curso_id = una.curso_id and r.pasada_en is null;
      perform recalcular_matriculas(array[par]);
      return;
    end if;
    abre := true;
  end if;
  cual := ronda_de(una.usuario_id, una.curso_id);
  insert into curso_avance_guardado as v (usuario_id, curso_id, porcentaje, iniciado_en, ultima_vez, terminado_en, externa)
    select una.usuario_id, una.curso_id, 100, d.en, d.en, d.en, true from (select inicio_del_dia(una.dia, zona) as en) d
    on conflict (usuario_id, curso_id) do update
      set terminado_en = excluded.terminado_en, externa = true, porcentaje = 100, total = v.hechas;
  update externas e set efecto = 'completa', ronda = cual, vale_hasta = r.vale_hasta, abrio = abre
    from rondas r
   where e.id = una.id and r.usuario_id = una.usuario_id and r.curso_id = una.curso_id and r.ronda = cual;
end $$;

-- What waits of these pairs is taken, the earliest first, where their people have the course.
create or replace function tomar_externas(pares par_de_avance[]) returns void language plpgsql
set enable_seqscan = off as $$
declare
  una externas;
begin
  for una in
    select e.* from externas e join (select distinct * from unnest(pares)) x using (usuario_id, curso_id)
     where e.efecto = 'espera' and e.retirada_en is null and exists (
       select from matriculas_guardadas m where m.usuario_id = e.usuario_id and m.curso_id = e.curso_id)
     order by e.usuario_id, e.curso_id, e.dia
  loop
    perform tomar_externa(una);
  end loop;
end $$;

-- Puts back what an external completion did. A round after which another one is open stays undone and is not taken up again.
create or replace function deshacer_externa(cual uuid) returns void language plpgsql as $$
declare
  una externas := (select e from externas e where e.id = cual);
  par par_de_avance := row(una.usuario_id, una.curso_id)::par_de_avance;
begin
  perform from matriculas_guardadas m
    where m.usuario_id = una.usuario_id and m.curso_id = una.curso_id and not m.adelantada for update;
  perform pasar_rondas(array[par]);
  update rondas r set deshecha_en = ahora()
   where r.usuario_id = una.usuario_id and r.curso_id = una.curso_id and r.ronda = una.ronda
     and r.externa and r.pasada_en is not null and r.deshecha_en is null;
  if found then
    perform recalcular_matriculas(array[par]);
    return;
  end if;
  update curso_avance_guardado v set terminado_en = null, externa = false
   where v.usuario_id = una.usuario_id and v.curso_id = una.curso_id and v.externa and exists (
     select from rondas r where r.usuario_id = una.usuario_id and r.curso_id = una.curso_id and r.ronda = una.ronda and r.externa);
  perform recalcular_avance(array[par]);
  if una.abrio and una.ronda = ronda_de(una.usuario_id, una.curso_id) and not exists (
      select from progreso_guardado p where p.usuario_id = una.usuario_id and p.curso_id = una.curso_id) then
    perform devolver_rondas(array[una.usuario_id], una.curso_id);
  end if;
end $$;

-- Whoever gets a course has done already what they did elsewhere.
create or replace function externas_de_quien_llega() returns trigger language plpgsql
set enable_seqscan = off as $$
declare
  pares par_de_avance[] := array(
    select distinct row(n.usuario_id, n.curso_id)::par_de_avance from nuevas n
      join externas e on e.usuario_id = n.usuario_id and e.curso_id = n.curso_id and e.efecto = 'espera' and e.retirada_en is null
     where not n.adelantada);
begin
  if cardinality(pares) = 0 then return null; end if;
  perform tomar_externas(pares);
  perform recibir_a_quien_vuelve(array(
    select row(m.usuario_id, m.curso_id)::par_de_avance from matriculas_guardadas m join unnest(pares) x using (usuario_id, curso_id)
     where m.siguiente_en <= ahora()));
  return null;
end $$;

create or replace trigger matriculas_externas after insert on matriculas_guardadas
  referencing new table as nuevas for each statement execute function externas_de_quien_llega();

-- A course that can be taken again takes what waited for that.
create or replace function externas_de_curso() returns trigger language plpgsql
set enable_seqscan = off as $$
begin
  perform tomar_externas(array(
    select row(e.usuario_id, e.curso_id)::par_de_avance from externas e
     where e.curso_id = new.id and e.efecto = 'espera' and e.retirada_en is null));
  return null;
end $$;

create or replace trigger cursos_rondas_externas after update on cursos
  for each row when (new.estado = 'publicado' and (old.estado, old.termina_en) is distinct from (new.estado, new.termina_en))
  execute function externas_de_curso();

-- Whoever is deleted takes their papers with them: a file that nothing shows is erased; and what the rows of files said of them.
create or replace function externas_sin_persona() returns trigger language plpgsql as $$
begin
  update externa_carga_filas f set celdas = array_fill(''::text, array[cardinality(f.celdas)])
    from externas e where e.usuario_id = new.id and f.carga_id = e.carga_id and f.linea = e.linea;
  update externas set archivo_id = null where usuario_id = new.id;
  return null;
end $$;

create or replace trigger usuarios_externas after update on usuarios
  for each row when (old.fecha_baja is null and new.fecha_baja is not null) execute function externas_sin_persona();
