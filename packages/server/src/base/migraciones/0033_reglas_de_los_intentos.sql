-- Every accepted revision of every answer, by month: it only grows.
create table intento_diario (
  intento_id uuid not null,
  lugar smallint not null,
  revision integer not null,
  epoca integer not null,
  respuesta jsonb,
  equipo_en timestamp(3) with time zone not null,
  recibida_en timestamp(3) with time zone not null
) partition by range (recibida_en);
--> statement-breakpoint
create table intento_diario_resto partition of intento_diario default;
--> statement-breakpoint
create index intento_diario_en_orden on intento_diario (intento_id, lugar, revision);
--> statement-breakpoint
-- The room of a month, made before its first answer comes; what finds none goes to the rest.
create function intento_diario_del_mes(dia timestamptz) returns void language plpgsql as $$
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
--> statement-breakpoint
select intento_diario_del_mes(now()), intento_diario_del_mes(now() + interval '1 month');
--> statement-breakpoint
create function intento_diario_solo_crece() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'CT409', message = 'DIARIO_INALTERABLE',
    detail = 'Lo que se respondió no se puede alterar.';
end $$;
--> statement-breakpoint
create trigger intento_diario_solo_crece before update or delete on intento_diario
  for each row execute function intento_diario_solo_crece();
--> statement-breakpoint
-- Answers are written often, and never in an indexed column: room beside each row keeps them where they are.
alter table intento_preguntas set (fillfactor = 70);
--> statement-breakpoint
alter table intento_preguntas add constraint intento_preguntas_fraccion
  check (fraccion is null or fraccion ~ '^-?[0-9]+(/[1-9][0-9]*)?$');
--> statement-breakpoint
create function intento_ya_cerrado() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'CT409', message = 'YA_ENVIADA', detail = 'Ya enviaste esta evaluación.';
end $$;
--> statement-breakpoint
create trigger intento_ya_cerrado before update on intento_preguntas for each row
  when (old.cerrada and new.cerrada
    and (new.respuesta is distinct from old.respuesta or new.revision <> old.revision))
  execute function intento_ya_cerrado();
--> statement-breakpoint
-- A receipt can be checked for ever: the key is made once and stays in the database.
create table recibo_llave (
  unica boolean primary key default true check (unica),
  llave bytea not null
);
--> statement-breakpoint
insert into recibo_llave (llave)
select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);
--> statement-breakpoint
-- A folder belongs to the course of the one it is in, never to itself, and stands six deep at most.
create function carpeta_en_su_sitio() returns trigger language plpgsql as $$
declare
  arriba carpetas;
  niveles integer := 1;
  debajo integer;
begin
  perform pg_advisory_xact_lock(hashtext('preguntas.carpetas'));
  arriba.padre_id := new.padre_id;
  while arriba.padre_id is not null loop
    if arriba.padre_id = new.id then
      raise exception using errcode = 'CT409', message = 'CARPETA_EN_SI_MISMA', column = 'padreId',
        detail = 'Una carpeta no puede estar dentro de sí misma.';
    end if;
    select * into arriba from carpetas where id = arriba.padre_id;
    if niveles = 1 and arriba.curso_id is distinct from new.curso_id then
      raise exception using errcode = 'CT409', message = 'CARPETA_DE_OTRO_CURSO', column = 'padreId',
        detail = 'Una carpeta es del mismo curso que la que la contiene.';
    end if;
    niveles := niveles + 1;
  end loop;
  with recursive ramas (id, hondo) as (
    select new.id, 0 union all select c.id, r.hondo + 1 from carpetas c join ramas r on c.padre_id = r.id)
  select max(hondo) into debajo from ramas;
  if niveles + debajo > 6 then
    raise exception using errcode = 'CT409', message = 'CARPETA_MUY_HONDA', column = 'padreId',
      detail = 'Las carpetas tienen seis niveles como mucho.';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger carpeta_en_su_sitio before insert or update of padre_id, curso_id on carpetas
  for each row execute function carpeta_en_su_sitio();
--> statement-breakpoint
create function carpeta_es_de_su_curso() returns trigger language plpgsql as $$
begin
  if new.curso_id is distinct from old.curso_id and exists (
    select from preguntas where carpeta_id = new.id union all select from carpetas where padre_id = new.id) then
    raise exception using errcode = 'CT409', message = 'CARPETA_CON_PREGUNTAS', column = 'cursoId',
      detail = 'Una carpeta con algo dentro no cambia de curso.';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger carpeta_es_de_su_curso before update of curso_id on carpetas
  for each row execute function carpeta_es_de_su_curso();
--> statement-breakpoint
create function pregunta_de_su_carpeta() returns trigger language plpgsql as $$
begin
  select c.curso_id into new.curso_id from carpetas c where c.id = new.carpeta_id for key share;
  return new;
end $$;
--> statement-breakpoint
create trigger pregunta_de_su_carpeta before insert or update of carpeta_id, curso_id on preguntas
  for each row execute function pregunta_de_su_carpeta();
--> statement-breakpoint
-- A version that some attempt asks is never written again: what is edited afterwards is another one.
create function version_ya_usada() returns trigger language plpgsql as $$
begin
  if exists (select from intento_preguntas p where p.pregunta_id = old.pregunta_id and p.numero = old.numero) then
    raise exception using errcode = 'CT409', message = 'VERSION_EN_USO',
      detail = 'Hay intentos con esta versión de la pregunta: lo que cambies será otra versión.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger version_ya_usada before update or delete on pregunta_versiones
  for each row execute function version_ya_usada();
--> statement-breakpoint
create trigger clave_ya_usada before update or delete on pregunta_claves
  for each row execute function version_ya_usada();
--> statement-breakpoint
-- The dates of an evaluation and its pass mark are its own, and the only ones.
update evaluaciones e
   set abre_en = coalesce(e.abre_en, a.disponible_desde),
       cierra_en = case when least(e.cierra_en, a.disponible_hasta) > coalesce(e.abre_en, a.disponible_desde, '-infinity')
                        then least(e.cierra_en, a.disponible_hasta) else e.cierra_en end
  from actividades a
 where a.id = e.actividad_id and (a.disponible_desde is not null or a.disponible_hasta is not null);
--> statement-breakpoint
update actividades set disponible_desde = null, disponible_hasta = null, regla_nota = null
 where tipo = 'evaluacion'
   and (disponible_desde is not null or disponible_hasta is not null or regla_nota is not null);
--> statement-breakpoint
-- Marks from before attempts were kept become one attempt each, without answers.
insert into intentos (id, evaluacion_id, actividad_id, curso_id, usuario_id, numero, estado, heredado, empezado_en,
                      entregado_en, causa, nota)
select gen_random_uuid(), e.id, e.actividad_id, e.curso_id, p.usuario_id, greatest(p.intentos, 1), 'entregado', true,
       p.iniciado_en, coalesce(p.completado_en, p.actualizado_en), 'persona', p.nota
  from progreso p join evaluaciones e on e.actividad_id = p.actividad_id
 where p.nota is not null or p.intentos > 0 or p.estado = 'completada';
--> statement-breakpoint
-- Whoever had finished a course and loses something they did (a work given back, an attempt annulled) has not finished it.
create function terminado_deshecho() returns trigger language plpgsql as $$
begin
  perform from matriculas m where m.usuario_id = new.usuario_id and m.curso_id = new.curso_id for no key update;
  update curso_avance c set terminado_en = null
   where c.usuario_id = new.usuario_id and c.curso_id = new.curso_id and c.terminado_en is not null
     and exists (select from actividades a where a.id = new.actividad_id and a.obligatoria);
  return null;
end $$;
--> statement-breakpoint
create trigger progreso_deshecho after update of estado on progreso
  for each row when (old.estado = 'completada' and new.estado <> 'completada') execute function terminado_deshecho();
