CREATE TABLE "sorteos_cortos" (
	"evaluacion_id" uuid PRIMARY KEY NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peticiones_de_permiso" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"permiso" text NOT NULL,
	"nota" text,
	"pagina" text NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"estado" text DEFAULT 'espera' NOT NULL,
	"respuesta" text,
	"resuelta_por" uuid,
	"resuelta_en" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sorteos_cortos" ADD CONSTRAINT "sorteos_cortos_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peticiones_de_permiso" ADD CONSTRAINT "peticiones_de_permiso_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peticiones_de_permiso" ADD CONSTRAINT "peticiones_de_permiso_resuelta_por_usuarios_id_fk" FOREIGN KEY ("resuelta_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "peticiones_una_en_espera" ON "peticiones_de_permiso" USING btree ("usuario_id","permiso") WHERE "peticiones_de_permiso"."estado" = 'espera';--> statement-breakpoint
CREATE INDEX "peticiones_por_persona" ON "peticiones_de_permiso" USING btree ("usuario_id","en");--> statement-breakpoint
CREATE INDEX "peticiones_en_espera" ON "peticiones_de_permiso" USING btree ("en") WHERE "peticiones_de_permiso"."estado" = 'espera';--> statement-breakpoint
CREATE INDEX "peticiones_por_quien" ON "peticiones_de_permiso" USING btree ("resuelta_por") WHERE "peticiones_de_permiso"."resuelta_por" is not null;