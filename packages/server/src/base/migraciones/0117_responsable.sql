ALTER TABLE "campos" ADD COLUMN "equipo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "campos_del_equipo" ON "campos" USING btree ("equipo") WHERE "campos"."equipo";--> statement-breakpoint
ALTER TABLE "campos" ADD CONSTRAINT "campos_equipo_es_persona" CHECK (not "campos"."equipo" or "campos"."tipo" = 'persona');