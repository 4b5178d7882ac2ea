-- Whoever comes back to a course, by whichever way, starts with everyone's date: one of their own that ran out while they
-- had been there before would make them late on the day they come in, and win over the days that are given to them now.
create function sin_plazos_viejos() returns trigger language plpgsql as $$
begin
  delete from prorrogas p using nuevas n
   where p.usuario_id = n.usuario_id and p.curso_id = n.curso_id and p.vence_en < now();
  delete from excepciones x using nuevas n
   where x.usuario_id = n.usuario_id and x.curso_id = n.curso_id and x.hasta < now();
  return null;
end $$;
--> statement-breakpoint
create trigger matriculas_sin_plazos_viejos after insert on matriculas
  referencing new table as nuevas for each statement execute function sin_plazos_viejos();
