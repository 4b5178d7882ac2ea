-- How each certificate looks: what its course says at that moment, as it was published last. One that is issued again
-- keeps that of the one it replaces.

create or replace function certificado_con_su_diseno() returns trigger language plpgsql as $$
begin
  select d.id, d.version into new.diseno_id, new.diseno_version
    from curso_certificados s join certificado_disenos d on d.id = s.diseno_id and d.version > 0
   where s.curso_id = new.curso_id;
  return new;
end $$;

create or replace trigger certificados_diseno before insert on certificados
  for each row when (not new.rectificado) execute function certificado_con_su_diseno();
