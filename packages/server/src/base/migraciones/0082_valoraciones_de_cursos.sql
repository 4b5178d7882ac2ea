CREATE TABLE "valoraciones_de_cursos" (
	"curso_id" uuid PRIMARY KEY NOT NULL,
	"opiniones" integer NOT NULL,
	"suma" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "valoraciones_pendientes" (
	"curso_id" uuid NOT NULL,
	"opiniones" integer NOT NULL,
	"suma" numeric NOT NULL
);--> statement-breakpoint
INSERT INTO "valoraciones_de_cursos" ("curso_id", "opiniones", "suma")
SELECT "curso_id", count(*), sum("media") FROM (
  SELECT "curso_id", round(sum("estrellas")::numeric / count(*), 10) AS "media" FROM "feedback"
   WHERE "tipo" = 'valoracion' GROUP BY "curso_id", "usuario_id") AS "p" GROUP BY "curso_id";
