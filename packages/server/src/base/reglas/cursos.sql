-- The address of a course.

create or replace function slug_de_curso() returns trigger language plpgsql as $$
declare
  raiz text := trim(both '-' from left(trim(leading '-' from regexp_replace(llano(new.titulo), '[^a-z0-9]+', '-', 'g')), 80));
  n integer := 1;
begin
  if raiz = '' or raiz ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    raiz := trim(trailing '-' from 'curso-' || raiz);
  end if;
  perform pg_advisory_xact_lock(hashtext('cursos.slug'));
  new.slug := raiz;
  while exists (select from cursos where slug = new.slug) loop
    n := n + 1;
    new.slug := raiz || '-' || n;
  end loop;
  return new;
end $$;

create or replace trigger cursos_slug before insert on cursos
  for each row when (new.slug = '') execute function slug_de_curso();
