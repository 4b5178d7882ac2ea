ALTER TABLE "archivos" ADD COLUMN "clave" uuid;--> statement-breakpoint
CREATE INDEX "archivos_por_clave" ON "archivos" USING btree ("clave") WHERE "archivos"."clave" is not null;