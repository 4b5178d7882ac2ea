CREATE TABLE "plazos_mirados" (
	"unica" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hasta" timestamp(3) with time zone NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT '-infinity' NOT NULL,
	CONSTRAINT "plazos_mirados_unica" CHECK ("plazos_mirados"."unica")
);
--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "avisa_vence" smallint[] DEFAULT '{14,7,1}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ajustes" ADD COLUMN "avisa_caduca" smallint[] DEFAULT '{30,7,1}' NOT NULL;--> statement-breakpoint
ALTER TABLE "curso_renovaciones" ADD COLUMN "avisa_vence" smallint[];--> statement-breakpoint
ALTER TABLE "curso_renovaciones" ADD COLUMN "avisa_caduca" smallint[];--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "plazo_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL;--> statement-breakpoint
CREATE INDEX "matriculas_por_abierta" ON "matriculas_guardadas" USING btree ("abierta_en") WHERE "matriculas_guardadas"."abierta_en" is not null;--> statement-breakpoint
-- Whoever is already here hears of what comes from now on.
INSERT INTO "plazos_mirados" ("hasta", "desde") SELECT ahora(), ahora() FROM "academia";
