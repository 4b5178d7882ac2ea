-- What is told of due dates.

-- Another date is theirs from then on.
create or replace function plazo_de_matricula() returns trigger language plpgsql as $$
begin
  new.plazo_en := ahora();
  return new;
end $$;

create or replace trigger matriculas_plazo_en before update on matriculas_guardadas
  for each row when (old.vence_en is distinct from new.vence_en and old.ronda = new.ronda) execute function plazo_de_matricula();
