ALTER TABLE "inscripciones" ADD COLUMN "vence_en_dias" integer;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD COLUMN "vence_campo_id" uuid;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD COLUMN "dias_de_gracia" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_vence_campo_id_campos_id_fk" FOREIGN KEY ("vence_campo_id") REFERENCES "public"."campos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inscripciones_por_campo" ON "inscripciones" USING btree ("vence_campo_id") WHERE "inscripciones"."vence_campo_id" is not null;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_un_vencimiento" CHECK ("inscripciones"."vence_en" is null or "inscripciones"."vence_en_dias" is null);--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_dias_del_campo" CHECK ("inscripciones"."vence_campo_id" is null or "inscripciones"."vence_en_dias" between 0 and 1825);--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_gracia" CHECK ("inscripciones"."dias_de_gracia" between 0 and 365);--> statement-breakpoint
-- Whoever completed their round and was asked something else since is not late while it covers them: they are counted again.
INSERT INTO "cifras_pendientes" ("usuario_id") SELECT DISTINCT "usuario_id" FROM "matriculas_guardadas" WHERE "terminada" AND NOT "completada" AND NOT "adelantada" AND "vence_en" IS NOT NULL;
