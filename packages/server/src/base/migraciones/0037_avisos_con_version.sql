ALTER TABLE "feedback" ADD COLUMN "pregunta_version" integer;--> statement-breakpoint
CREATE INDEX "evaluacion_lugares_por_etiqueta" ON "evaluacion_lugares" USING btree ("etiqueta");--> statement-breakpoint
UPDATE "feedback" SET "pregunta_version" = substring("texto" from '\(versión (\d{1,9})\): ')::integer
 WHERE "pregunta_id" IS NOT NULL AND "texto" ~ '^Pregunta \d+ \(versión \d{1,9}\): ';
