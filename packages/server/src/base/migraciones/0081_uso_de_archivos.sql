CREATE TABLE "uso_de_archivos" (
	"curso_id" uuid,
	"clase" text NOT NULL,
	"archivos" integer NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "uso_de_archivos_una" UNIQUE NULLS NOT DISTINCT("curso_id","clase")
);
--> statement-breakpoint
CREATE TABLE "uso_de_archivos_pendiente" (
	"curso_id" uuid,
	"clase" text NOT NULL,
	"archivos" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archivos" ADD COLUMN "ocupa" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "archivos" AS "f" SET "ocupa" = false FROM (
  SELECT "id", row_number() OVER (PARTITION BY coalesce("clave", "id") ORDER BY "clave" IS NOT NULL, "creado_en", "id") AS "puesto"
    FROM "archivos") AS "o" WHERE "o"."id" = "f"."id" AND "o"."puesto" > 1;--> statement-breakpoint
INSERT INTO "uso_de_archivos" ("curso_id", "clase", "archivos", "bytes")
SELECT "curso_id", CASE WHEN "estado" = 'subiendo' THEN 'a_medias'
    WHEN "tipo" LIKE 'video/%' THEN 'video' WHEN "tipo" LIKE 'image/%' THEN 'imagen' WHEN "tipo" LIKE 'audio/%' THEN 'audio'
    WHEN "tipo" ~ '(pdf|text/|officedocument|opendocument|msword|x-cfb|rtf|epub)' THEN 'documento' ELSE 'otro' END,
  count(*), sum("bytes") FROM "archivos" WHERE "ocupa" GROUP BY 1, 2;--> statement-breakpoint
CREATE INDEX "archivos_por_peso" ON "archivos" USING btree ("bytes","id") WHERE "archivos"."ocupa" and "archivos"."estado" = 'listo';