-- What a person who finishes a course gets: written in the transaction in which they do, once.

-- Twelve signs by chance, of those that are not taken for one another; the bits of an id that are not by chance are left out.
create or replace function codigo_al_azar() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(r.bytes, lugar) & 31), 1), '')
    from (select uuid_send(gen_random_uuid()) as bytes) r, unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) lugar
$$;

-- Rising in its year and with gaps: nobody waits for anybody.
create or replace function numero_de_certificado(zona text) returns text language sql volatile as $$
  select a.año || '-' || lpad(nextval('certificados_de_' || a.año)::text, 6, '0')
    from (select to_char(ahora() at time zone zona, 'YYYY') as año) a
$$;

-- The mark of someone in a course: the mean of what its activities gave them, rounded once; none while one of their marks
-- waits for somebody or may not be seen by them yet.
-- Twin: `notaMedia` of `packages/shared/src/intentos/nota.ts`, held by `packages/server/src/features/certificados/certificados.test.ts`.
create or replace function nota_de_curso(persona uuid, curso uuid) returns numeric language sql stable as $$
  select case when not exists (
      select from intentos i join actividades a on a.id = i.actividad_id and a.lista and not a.oculta
       where i.usuario_id = persona and i.curso_id = curso and i.ronda = ronda_de(persona, curso) and i.estado = 'entregado' and not i.practica
         and (i.nota is not null or i.provisional) and not exists (select from progreso p
           where p.usuario_id = persona and p.actividad_id = i.actividad_id and p.nota is not null))
    and not exists (select from entregas e where e.usuario_id = persona and e.curso_id = curso
      and e.ronda = ronda_de(persona, curso) and e.estado = 'entregada')
    then (select round(avg(p.nota), 2) from progreso p join actividades a on a.id = p.actividad_id and a.lista and not a.oculta
      where p.usuario_id = persona and p.curso_id = curso and p.nota is not null) end
$$;

-- How a certificate stands on a day of the academy's calendar.
-- Twin: `estadoDe` of `packages/shared/src/certificados/rules.ts`, held by `packages/server/src/features/certificados/registro.test.ts`.
create or replace function estado_de_certificado(sustituido_en timestamptz, retirado_en timestamptz, valido_hasta date, hoy date)
returns text language sql immutable as $$
  select case when retirado_en is not null then 'retirado' when sustituido_en is not null then 'sustituido'
    when valido_hasta < hoy then 'caducado' else 'valido' end
$$;

-- Who of these finished a course that gives one, with a mark that is enough, and has none. One that was withdrawn is not
-- issued again for the same completion.
create or replace function sin_certificado(pares par_de_avance[])
returns table (usuario_id uuid, curso_id uuid, terminado_en timestamptz, nota numeric) language sql stable as $$
  select v.usuario_id, v.curso_id, v.terminado_en, n.nota
    from unnest(pares) x
    join curso_avance v using (usuario_id, curso_id)
    join cursos c on c.id = v.curso_id and c.certificado and viva(c.papelera)
    join usuarios u on u.id = v.usuario_id and u.fecha_baja is null
    left join curso_certificados s on s.curso_id = c.id
    cross join lateral (select nota_de_curso(v.usuario_id, v.curso_id) as nota) n
   where v.terminado_en is not null and not v.externa and (s.nota_minima is null or n.nota >= s.nota_minima)
     and not exists (select from certificados k where k.usuario_id = v.usuario_id and k.curso_id = v.curso_id
           and k.ronda = ronda_de(v.usuario_id, v.curso_id) and k.sustituido_en is null and (k.retirado_en is null or k.completado_en = v.terminado_en))
$$;

-- What was finished before there were certificates never ends, whatever validity its course had.
create or replace function expedir_certificados(pares par_de_avance[]) returns integer language sql volatile as $$
  with nuevos as (
    insert into certificados (id, usuario_id, curso_id, ronda, numero, codigo, codigo_huella, nombre, documento, titulo, horas, nota,
        completado_en, completado_el, valido_hasta)
      select gen_random_uuid(), f.usuario_id, f.curso_id, r.ronda, numero_de_certificado(a.zona_horaria), z.codigo,
             sha256(convert_to(z.codigo, 'UTF8')), trim(u.nombre || ' ' || u.apellidos), u.documento, c.titulo, s.horas,
             case when coalesce(s.muestra_nota, true) then f.nota end, f.terminado_en,
             (f.terminado_en at time zone a.zona_horaria)::date,
             r.vale_hasta
        from sin_certificado(pares) f
        join usuarios u on u.id = f.usuario_id
        join cursos c on c.id = f.curso_id
        join rondas r on r.usuario_id = f.usuario_id and r.curso_id = f.curso_id and r.ronda = ronda_de(f.usuario_id, f.curso_id)
        left join curso_certificados s on s.curso_id = c.id
        cross join academia a
        cross join lateral (select codigo_al_azar() as codigo where f.usuario_id is not null) z
       order by f.terminado_en, f.usuario_id
      on conflict do nothing
      returning 1)
  select count(*)::int from nuevos
$$;

-- Where a mark is asked for, one that was not enough may become so after the course was finished. What was finished before
-- there were certificates waits until somebody issues what is missing.
create or replace function certificado_de_quien_llega_a_la_nota() returns trigger language plpgsql as $$
begin
  if exists (select from curso_certificados s cross join academia a
              where s.curso_id = new.curso_id and s.nota_minima is not null and new.terminado_en >= a.certifica_desde) then
    perform expedir_certificados(array[row(new.usuario_id, new.curso_id)::par_de_avance]);
  end if;
  return null;
end $$;

create or replace trigger curso_avance_certificado_nota after update on curso_avance_guardado
  for each row when (old.terminado_en is not null) execute function certificado_de_quien_llega_a_la_nota();

-- Of somebody who is deleted number, course and dates stay; whoever asks by the code reads that the rest was erased.
create or replace function certificados_sin_persona() returns trigger language plpgsql as $$
begin
  update certificados set nombre = null, documento = null, codigo = null, estorbos = null where usuario_id = new.id;
  return null;
end $$;

create or replace trigger usuarios_certificados after update on usuarios
  for each row when (old.fecha_baja is null and new.fecha_baja is not null) execute function certificados_sin_persona();

-- Whatever issues it or withdraws it, its person hears of it.
create or replace function certificado_por_decir() returns trigger language plpgsql as $$
begin
  insert into certificados_por_decir values (new.id) on conflict do nothing;
  return null;
end $$;

create or replace trigger certificados_por_decir_alta after insert on certificados
  for each row execute function certificado_por_decir();

create or replace trigger certificados_por_decir_cambio after update on certificados
  for each row when (old.retirado_en is null and new.retirado_en is not null) execute function certificado_por_decir();
