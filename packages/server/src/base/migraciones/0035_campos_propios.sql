CREATE TABLE "campo_unicos" (
	"campo_id" uuid NOT NULL,
	"valor" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "campo_unicos_valor" PRIMARY KEY("campo_id","valor")
);
--> statement-breakpoint
CREATE TABLE "campos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"clave" text NOT NULL,
	"nombre" text collate "es-x-icu" NOT NULL,
	"tipo" text NOT NULL,
	"opciones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decimales" boolean DEFAULT false NOT NULL,
	"obligatorio" boolean DEFAULT false NOT NULL,
	"unico" boolean DEFAULT false NOT NULL,
	"propia" text NOT NULL,
	"tutor" text NOT NULL,
	"orden" integer NOT NULL,
	"estado" text DEFAULT 'activo' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usuarios" ALTER COLUMN "busqueda" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "campos" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campo_unicos" ADD CONSTRAINT "campo_unicos_campo_id_campos_id_fk" FOREIGN KEY ("campo_id") REFERENCES "public"."campos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campo_unicos" ADD CONSTRAINT "campo_unicos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campo_unicos_por_persona" ON "campo_unicos" USING btree ("usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campos_clave_unica" ON "campos" USING btree ("clave");--> statement-breakpoint
CREATE UNIQUE INDEX "campos_nombre_unico" ON "campos" USING btree (llano("nombre")) WHERE "campos"."estado" = 'activo';--> statement-breakpoint
CREATE INDEX "usuarios_por_campos" ON "usuarios" USING gin ("campos" jsonb_path_ops);