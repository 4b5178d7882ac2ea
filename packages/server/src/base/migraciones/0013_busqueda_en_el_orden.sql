-- A search walks the list in its order until a page is full: with the searched text in the index it never leaves it.
DROP INDEX "usuarios_por_apellidos";
--> statement-breakpoint
CREATE INDEX "usuarios_por_apellidos" ON "usuarios" ("apellidos", "nombre", "id") INCLUDE ("fecha_baja", "busqueda");
