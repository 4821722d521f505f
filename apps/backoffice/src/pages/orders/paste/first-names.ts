/** First names in Tunisia. They show which words without a label are a name. */
export const FIRST_NAMES = `
abdelaziz abderrahmen abderrahman abdelkader abdallah abdelhamid abdelwaheb abdou achraf adam adel adem afef ahlem ahmed
aicha aida aida ali alia alya amal amani ameni amel amen amin amine amina amira ammar anas anis anissa anouar arij arwa asma
asmaa assia assil ayoub aya aymen aymen ayman aziz aziza badis badr baha balkis bassem bechir bedis besma bilel bouchra boutheina brahim
chadi chahd chaima chaker charfeddine chedly chiheb chokri cyrine dali dalila dhia dhouha dina donia dorra dorsaf douaa
eman emna emen essia eya fadi fadia fadwa fahmi fares faouzi farah fares farouk faten fathi fathia fatma fedi feriel ferdaous fethi fida
firas firass foued fouad ghada ghassen ghazi ghofran hafedh haifa hajer hakim hala halima hamadi hamdi hamed hamza hanen hana haroun hassan
hassen hatem haythem haithem hayet hedi hela henda hend hiba hichem hosni houcem houda houssem hosine ibrahim ibtissem ihab ikbel ikram ilyes iheb
ilhem imed imen ines insaf intissar iskander islem ismail issam iyed jalel jalila jamel jamila jawher jihed jihen kais kamel kaouther karim karima
kawther khadija khaled khalil khawla khouloud lamia lamine lassaad latifa leila leyla lilia lina lobna lotfi loubna louay maha maher mahdi
mahmoud majdi makrem malek manel mannoubia maram mariem maryem marwa marwen mehdi meriem meriam mohamed med mohsen moncef monia mongi montassar mouna
moez mourad mouhamed mustapha mustafa myriam nabil nabila nada nader nadia nadhem nadine naima najet najla najoua narjes nasreddine nassim nawel nedra neila nejib
nesrine neji nidhal nihel nizar nour nourhene noureddine olfa omar omaima ons oumaima oussama rabeb rabii rached radhia radhouane rafik raja rami ramzi rania
raouf raoudha rawia raya rayen refka rihab rihem rim rima roua rym saber sabri sabrine safa safouane sahar saida saif salah salem salima salma salwa sameh
sami samia samir samira sana sarra sara sarah seif seifeddine selim selma selmen senda siham sihem sinda sirine sirina skander slah slim sofien sofiene sonia
souad souhir souhail soumaya syrine tahar takoua talel tarek tasnim taher taoufik thouraya wael wafa wajdi walid wassim wided wiem wissal
wissem yacine yahia yasmine yasmin yassine yosra yosr youssef yousra zahra zaineb zeineb zied ziad zohra zouhair zakaria
david emma john julia sarah tom marie pierre anna laura peter thomas sophie claire nicolas maria
محمد أحمد احمد علي عمر يوسف إبراهيم ابراهيم خالد سامي سمير كريم نبيل نادر هشام هيثم وائل وليد ياسين زياد طارق منير ماهر مراد معز مهدي حمزة حسن حسين حبيب
الحبيب الهادي هادي لطفي رياض رضا رمزي رامي بلال بسام أيمن ايمن أنيس انيس أمين امين عادل عماد عصام غسان فارس فتحي فؤاد قيس صالح صلاح سليم سيف شكري نزار نجيب نضال
المنصف الطاهر البشير عبدالرحمان بدر آدم ادم اسكندر
فاطمة عائشة خديجة مريم آمال امال أمال أميرة اميرة أمينة امينة أسماء اسماء إيمان ايمان إيناس ايناس ابتسام أحلام احلام آية اية بثينة بسمة حنان حياة خولة دلال درة دنيا رانية رحمة رقية ريم روضة زينب زهرة
سارة سامية سعاد سلمى سلوى سمية سميرة سناء سندة سنية سهام سيرين شيماء شهد صابرين عبير عفاف علياء غادة فاتن فدوى فريال كوثر لبنى لمياء ليلى ليلي لينا مروى منال منى مها
نادية نجلاء نجوى نسرين نهى نور نوال هاجر هالة هبة هدى هند وداد وفاء ياسمين يسرى
`;
