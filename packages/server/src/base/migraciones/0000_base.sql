create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Accent-blind and case-blind text. Naming the dictionary makes it immutable, so indexes may use it.
create function llano(texto text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent', texto));
