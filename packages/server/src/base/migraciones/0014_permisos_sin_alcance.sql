-- What is new belongs to no group yet: creating «en sus grupos» was accepted once, but no screen showed it and it opened
-- nothing. It goes, rather than becoming creating everywhere, which nobody chose.
update perfiles set permisos = array(
    select p from unnest(permisos) with ordinality as suyos (p, orden)
     where p not in ('usuarios:crear:grupos', 'grupos:crear:grupos', 'cursos:crear:grupos') order by orden)
 where permisos && array['usuarios:crear:grupos', 'grupos:crear:grupos', 'cursos:crear:grupos'];
