CREATE TABLE "correos_rebotes" (
	"id" text PRIMARY KEY NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
DROP INDEX "correos_por_persona";--> statement-breakpoint
DROP INDEX "correos_sin_llegar";--> statement-breakpoint
ALTER TABLE "correos" ADD COLUMN "vuelta" text;--> statement-breakpoint
CREATE INDEX "correos_rebotes_por_edad" ON "correos_rebotes" USING btree ("en");--> statement-breakpoint
CREATE INDEX "avisos_que_esperan" ON "avisos" USING btree ("usuario_id") WHERE "avisos"."sale_en" is not null;--> statement-breakpoint
CREATE INDEX "correos_parados_por_dia" ON "correos_parados" USING btree ("en","correo");--> statement-breakpoint
CREATE UNIQUE INDEX "correos_por_vuelta" ON "correos" USING btree ("vuelta");--> statement-breakpoint
CREATE INDEX "correos_por_estado" ON "correos" USING btree ("estado","en","id") WHERE "correos"."estado" <> 'entregado';--> statement-breakpoint
CREATE INDEX "correos_por_persona" ON "correos" USING btree ("usuario_id","en","id");--> statement-breakpoint
CREATE INDEX "correos_sin_llegar" ON "correos" USING btree ("en","id") WHERE "correos"."estado" in ('rebotado', 'error', 'no_se_sabe');