-- What a picture of compliance gives when all of it is read: its moment, the one before it and each of its rows. One course is
-- put together at a time, so that nothing of it is ever long.
create or replace function huella_de_foto(foto uuid) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', f.numero, coalesce(f.mes, ''), extract(epoch from f.tomada_en), coalesce(f.anterior, ''),
           f.pares, (select coalesce(string_agg(h.curso_id || ':' || h.titulo || ':' || encode(h.huella, 'hex'), ',' order by h.curso_id), '')
              from (select r.curso_id, k.titulo, sha256(convert_to(string_agg(concat_ws('|', r.usuario_id, r.estado, r.ronda, r.porcentaje,
                      extract(epoch from r.desde), coalesce(extract(epoch from r.vence_en)::text, ''),
                      coalesce(extract(epoch from r.terminado_en)::text, ''), coalesce(to_char(r.vale_hasta, 'YYYY-MM-DD'), ''),
                      coalesce(to_char(r.exento_hasta, 'YYYY-MM-DD'), '')), E'\n' order by r.usuario_id), 'UTF8')) as huella
                  from foto_filas r join foto_cursos k using (foto_id, curso_id) where r.foto_id = foto group by r.curso_id, k.titulo) h)),
         'UTF8')), 'hex')
    from fotos f where f.id = foto
$$;

create or replace function foto_inalterable() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'CT409', message = 'DIARIO_INALTERABLE', detail = 'Lo que guarda una foto no se puede alterar.';
end $$;

create or replace trigger foto_filas_inalterables before update on foto_filas
  for each statement execute function foto_inalterable();

create or replace trigger foto_cursos_inalterables before update on foto_cursos
  for each statement execute function foto_inalterable();

create or replace trigger fotos_inalterables before update on fotos
  for each row when (old.huella is not null) execute function foto_inalterable();
