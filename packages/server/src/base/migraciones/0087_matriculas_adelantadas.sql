ALTER TABLE "matriculas_guardadas" ADD COLUMN "adelantada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" DROP CONSTRAINT "matriculas_pkey";--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD CONSTRAINT "matriculas_pkey" PRIMARY KEY("usuario_id","curso_id","adelantada");--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" DISABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO "matriculas_guardadas" ("usuario_id", "curso_id", "adelantada", "desde", "vence_en", "via", "ronda", "abierta_en", "vale_hasta")
	SELECT "usuario_id", "curso_id", true, "desde", "siguiente_vence_en", "via", "ronda" + 1, "siguiente_en", "vale_hasta"
		FROM "matriculas_guardadas" WHERE "siguiente_en" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ENABLE TRIGGER USER;
