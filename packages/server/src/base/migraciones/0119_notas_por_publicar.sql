DROP INDEX "intento_preguntas_por_calificar";--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "publicar_a_mano" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intento_preguntas" ADD COLUMN "puesta" jsonb;--> statement-breakpoint
CREATE INDEX "intento_preguntas_por_publicar" ON "intento_preguntas" USING btree ("intento_id") WHERE "intento_preguntas"."fraccion" is null and "intento_preguntas"."puesta" is not null;--> statement-breakpoint
CREATE INDEX "intento_preguntas_por_calificar" ON "intento_preguntas" USING btree ("intento_id") WHERE "intento_preguntas"."a_mano" and "intento_preguntas"."cerrada" and "intento_preguntas"."fraccion" is null and "intento_preguntas"."puesta" is null;
