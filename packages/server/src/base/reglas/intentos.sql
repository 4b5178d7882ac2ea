-- The diary of answers, which only grows, attempts that are closed, and who is inside one now.

-- The room of a month, made before its first answer comes; what finds none goes to the rest.
create or replace function intento_diario_del_mes(dia timestamptz) returns void language plpgsql as $$
declare
  mes date := date_trunc('month', dia at time zone 'UTC');
  nombre text := 'intento_diario_' || to_char(mes, 'YYYY_MM');
begin
  if to_regclass(nombre) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('intentos.diario'));
  if to_regclass(nombre) is not null
    or exists (select from intento_diario_resto
                where recibida_en >= mes and recibida_en < mes + interval '1 month') then return; end if;
  execute format('create table %I partition of intento_diario for values from (%L) to (%L)',
    nombre, mes::text || ' 00:00:00+00', (mes + interval '1 month')::date::text || ' 00:00:00+00');
end $$;

create or replace function intento_diario_solo_crece() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'CT409', message = 'DIARIO_INALTERABLE',
    detail = 'Lo que se respondió no se puede alterar.';
end $$;

create or replace trigger intento_diario_solo_crece before update or delete on intento_diario
  for each row execute function intento_diario_solo_crece();

create or replace function intento_ya_cerrado() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'CT409', message = 'YA_ENVIADA', detail = 'Ya enviaste esta evaluación.';
end $$;

create or replace trigger intento_ya_cerrado before update on intento_preguntas for each row
  when (old.cerrada and new.cerrada
    and (new.respuesta is distinct from old.respuesta or new.revision <> old.revision))
  execute function intento_ya_cerrado();

-- Who sits an exam of these activities now, and the minutes that the last of them has; null when somebody has no limit.
create or replace function examinandose_en(ellas uuid[]) returns table (examinandose int, minutos int) language sql stable as $$
  select count(*)::int,
         case when count(*) > 0 and count(*) = count(i.vence_en)
              then greatest(0, ceil(extract(epoch from max(i.vence_en) - ahora()) / 60))::int end
    from intentos i where i.actividad_id = any(ellas) and i.estado in ('en_curso', 'vencido')
$$;

-- Attempts that are being made now and ask this question.
create or replace function examinandose_con(pregunta uuid) returns int language sql stable as $$
  select count(*)::int from intento_preguntas p join intentos i on i.id = p.intento_id
   where p.pregunta_id = pregunta and i.estado in ('en_curso', 'vencido')
$$;

-- Somebody was asked it, in that version or, without one, in any.
create or replace function preguntada_en(pregunta uuid, version int) returns boolean language sql stable as $$
  select exists (
    select from intento_preguntas p where p.pregunta_id = pregunta and (version is null or p.numero = version))
$$;

create or replace function intento_notas_solo_crece() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'CT409', message = 'DIARIO_INALTERABLE',
    detail = 'La historia de una nota no se puede alterar.';
end $$;

create or replace trigger intento_notas_solo_crece before update on intento_notas
  for each row execute function intento_notas_solo_crece();
